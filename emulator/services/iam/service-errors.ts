import { SignatureError } from '../../core/identity';

const invalidToken = {
  code: 'UnrecognizedClientException',
  message: 'The security token included in the request is invalid.',
};

// S3's name for the reason → what the JSON services say instead.
const jsonServices: Record<string, { code: string; message?: string }> = {
  MissingAuthenticationToken: { code: 'MissingAuthenticationTokenException' },
  InvalidAccessKeyId: invalidToken,
  InvalidToken: invalidToken,
  ExpiredToken: {
    code: 'ExpiredTokenException',
    message: 'The security token included in the request is expired',
  },
  SignatureDoesNotMatch: { code: 'InvalidSignatureException' },
  RequestTimeTooSkewed: { code: 'InvalidSignatureException' },
  AccessDenied: { code: 'InvalidSignatureException' },
};

/** The same refusal, named as Cognito and AppSync name it; 'IncompleteSignatureException' for malformed ones. */
export function asJsonServiceError(error: SignatureError): SignatureError {
  const { code, message } = jsonServices[error.code] ?? { code: 'IncompleteSignatureException' };
  return new SignatureError(code, message ?? error.message);
}
