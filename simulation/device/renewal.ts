/** Takes the place of '@/session/amplify' on simulated devices, whose tokens last. */
export function renewAccessToken(): Promise<string | undefined> {
  return Promise.resolve(localStorage.getItem('simulated.token') ?? undefined);
}
