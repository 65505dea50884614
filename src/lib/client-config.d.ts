/** Amplify's configuration, built from the outputs (build/). */
declare module 'client-config' {
  const config: import('aws-amplify').ResourcesConfig;
  export default config;
}

/** The part that data API requests need. Fields that the backend lacks are absent. */
declare module 'client-config/data' {
  const config: { readonly clientId?: string; readonly endpoint?: string };
  export default config;
}
