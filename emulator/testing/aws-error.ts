/** What an AWS client throws when a service refuses, for `toMatchObject`. */
export const awsError = (name: string, message?: unknown) => ({
  name,
  ...(message !== undefined && { message }),
});
