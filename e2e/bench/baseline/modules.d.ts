/** The measured backend's amplify_outputs.json. */
declare module 'outputs' {
  const outputs: Record<string, unknown>;
  export default outputs;
}

declare module '@aws-amplify/ui-react/styles.css';
