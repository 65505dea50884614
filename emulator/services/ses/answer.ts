import { SignatureError } from '../../core/identity';
import { lostAnswer } from '../../core/lost-answer';
import type { WireRequest, WireResponse } from '../../core/wire';
import { sendEmail, type SesParts } from './email';
import { SesError } from './errors';
import { emailOfForm, failureAsXml, sentAsXml } from './query-api';
import { emailOfJson, failureAsJson, sentAsJson } from './rest-api';

/** Sends the email of a request to either version of SES's API, if the signer's role allows it. */
export async function answerSes(request: WireRequest, parts: SesParts): Promise<WireResponse> {
  const isForm = request.rawPath === '/';
  try {
    const caller = await parts.iam.authenticate(request, 'ses');
    const email = isForm ? emailOfForm(request) : emailOfJson(request);
    const fault = parts.faults.take('ses:SendEmail');
    if (fault === 'error') {
      const codes = { v1: 'InternalFailure', v2: 'InternalServiceErrorException' };
      throw new SesError(codes, 'Internal error', 500);
    }
    const id = await sendEmail(email, caller, parts);
    if (fault === 'lost') return lostAnswer();
    return isForm ? sentAsXml(request, id) : sentAsJson(id);
  } catch (error) {
    const known = toSesError(error);
    return isForm ? failureAsXml(known) : failureAsJson(known);
  }
}

function toSesError(error: unknown): SesError {
  if (error instanceof SesError) return error;
  if (!(error instanceof SignatureError)) throw error;
  return new SesError({ v1: error.code, v2: error.code }, error.message, 403);
}
