interface UsernameHintProps {
  readonly username: string;
}

/** Tells password managers whose password the form around it sets. Nobody else notices it. */
export function UsernameHint({ username }: UsernameHintProps) {
  // Without a name, no form sends it.
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
