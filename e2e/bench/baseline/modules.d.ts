/** The amplify_outputs.json that the measured backend wrote. */
declare module 'outputs' {
  const outputs: unknown;
  export default outputs;
}

declare module '@aws-amplify/ui-react/styles.css';
