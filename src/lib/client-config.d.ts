/** What Amplify is configured with, made of the outputs when the site is built (build/). */
declare module 'client-config' {
  const config: import('aws-amplify').ResourcesConfig;
  export default config;
}

/** The part of it that requests to the data API need, absent where the backend has no such part. */
declare module 'client-config/data' {
  const config: { readonly clientId?: string; readonly endpoint?: string };
  export default config;
}
