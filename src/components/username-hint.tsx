/** Tells password managers whose password the surrounding form sets. Invisible to users. */
export function UsernameHint({ username }: { readonly username: string }) {
  // Without a `name`, it isn't submitted.
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
