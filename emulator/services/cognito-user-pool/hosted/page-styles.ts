import { pageBasics } from '../../../mailbox/page-styles';

/** The emulator's base styles, in one narrow column. */
export const hostedStyles = `${pageBasics}
main {
  display: grid;
  gap: 1.5rem;
  max-width: 28rem;
  margin-inline: auto;
}

section,
form {
  display: grid;
  gap: 0.75rem;
}

.choice {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 2.75rem;
}

.choice input {
  min-height: 0;
  width: 1.25rem;
  height: 1.25rem;
}

.quiet {
  background: transparent;
  color: var(--leaf);
}
`;
