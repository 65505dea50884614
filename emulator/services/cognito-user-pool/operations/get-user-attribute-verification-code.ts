import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { isContact } from '../attributes/update';
import { authenticateCaller } from '../caller';
import { countSentCode } from '../contacts';
import { missingAttribute } from '../errors';
import { accessTokenInput } from '../input';
import { sendCode } from '../messages/code-delivery';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: accessTokenInput,
  AttributeName: v.string(),
});

/** GetUserAttributeVerificationCode: sends a code to verify an email or phone number. */
export const getUserAttributeVerificationCode = (pool: UserPool) =>
  operation(input, async ({ AccessToken, AttributeName }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    const destination = user.pendingAttributes[AttributeName] ?? user.attributes[AttributeName];
    if (!isContact(AttributeName) || destination === undefined)
      throw missingAttribute(AttributeName);
    await countSentCode(pool, user.username);
    const contact = { attribute: AttributeName, destination };
    return { CodeDeliveryDetails: await sendCode(pool, user, contact, 'verify-attribute') };
  });
