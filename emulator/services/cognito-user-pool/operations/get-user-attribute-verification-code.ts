import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { isContact, sendCode } from '../attributes/update';
import { authenticateCaller } from '../caller';
import { countSentCode } from '../contacts';
import { missingAttribute } from '../errors';
import { requireClient } from '../clients';
import { accessTokenInput, clientMetadataInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: accessTokenInput,
  AttributeName: v.string(),
  ClientMetadata: clientMetadataInput,
});

/** GetUserAttributeVerificationCode: sends a code to verify an email or phone number. */
export const getUserAttributeVerificationCode = (
  pool: Pick<UserPool, 'definition' | 'inspector' | 'codes' | 'delivery' | 'limits'>,
) =>
  operation(input, async ({ AccessToken, AttributeName, ClientMetadata }) => {
    const { user, clientId } = await authenticateCaller(pool, AccessToken);
    const destination = user.pendingAttributes[AttributeName] ?? user.attributes[AttributeName];
    if (!isContact(AttributeName) || destination === undefined)
      throw missingAttribute(AttributeName);
    await countSentCode(pool, user.username);
    const client = requireClient(pool.definition, clientId, ClientMetadata);
    const contact = { attribute: AttributeName, destination };
    const about = { client, occasion: 'VerifyUserAttribute' } as const;
    return { CodeDeliveryDetails: await sendCode(pool, user, contact, about) };
  });
