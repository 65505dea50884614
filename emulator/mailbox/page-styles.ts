/** Base styles for every emulator page: light and dark mode, 320 px and wider. */
export const pageBasics = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f1, #141a16);
  --card: light-dark(#ffffff, #1d2620);
  --ink: light-dark(#1c2b22, #eef3ee);
  --faint: light-dark(#4d5c53, #b3c2b8);
  --line: light-dark(#d5d9cf, #38463c);
  --leaf: light-dark(#1f5c3a, #8fd6a8);
  --on-leaf: light-dark(#ffffff, #10201a);
}

* {
  box-sizing: border-box;
}

body {
  margin: 0 auto;
  padding: 1.5rem 1rem 4rem;
  max-width: 46rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}

h1,
h2,
p {
  margin: 0;
}

input,
select,
textarea,
button {
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--faint);
  border-radius: 0.5rem;
  background: var(--card);
  color: inherit;
  font: inherit;
}

button {
  border-color: var(--leaf);
  background: var(--leaf);
  color: var(--on-leaf);
  font-weight: 600;
}

a {
  color: var(--leaf);
}

:focus-visible {
  outline: 3px solid var(--leaf);
  outline-offset: 2px;
}

h2 {
  font-size: 1.05rem;
}
`;

/** Styles of the mailbox page. */
export const mailboxStyles = `${pageBasics}
header {
  display: grid;
  gap: 1rem;
  margin-bottom: 1.5rem;
}

.pool {
  font-family: ui-monospace, monospace;
}

.filter {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  margin-top: 0.25rem;
}

input {
  flex: 1 1 14rem;
  min-width: 0;
}

.filter a {
  padding: 0.6rem 0.25rem;
}

.messages {
  display: grid;
  gap: 0.75rem;
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;
}

article {
  display: grid;
  gap: 0.5rem;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--card);
}

.about,
.empty,
#count {
  color: var(--faint);
}

.code {
  width: fit-content;
  color: var(--leaf);
  font: 600 1.75rem/1.3 ui-monospace, monospace;
  letter-spacing: 0.05em;
  user-select: all;
}

.body {
  white-space: pre-wrap;
}
`;
