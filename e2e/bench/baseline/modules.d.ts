/** The measured backend's amplify_outputs.json. */
declare module 'outputs' {
  const outputs: unknown;
  export default outputs;
}

declare module '@aws-amplify/ui-react/styles.css';
