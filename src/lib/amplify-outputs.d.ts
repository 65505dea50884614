/** The repository's amplify_outputs.json, or the file that VERDURE_OUTPUTS names (vite.config.ts). */
declare module 'amplify-outputs' {
  const outputs: unknown;
  export default outputs;
}
