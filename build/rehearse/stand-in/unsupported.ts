import type { WireResponse } from 'amplify-emulator/backend';

/** Requests of a deployment that the stand-in doesn't support. A rehearsal that made any has failed. */
export class Unsupported {
  readonly requests = new Set<string>();

  /** Notes the request and returns an error that every protocol of AWS reports. */
  refuse(request: string): WireResponse {
    this.requests.add(request);
    const Message = `The stand-in for AWS doesn't support ${request}`;
    return {
      status: 400,
      headers: { 'content-type': 'text/xml', 'x-amzn-errortype': 'NotImplemented' },
      body: `<ErrorResponse><Error><Code>NotImplemented</Code><Message>${Message}</Message></Error></ErrorResponse>`,
    };
  }
}
