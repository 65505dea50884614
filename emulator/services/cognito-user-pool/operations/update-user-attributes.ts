import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { attributeListSchema } from '../attributes/attribute-list';
import { updateAttributes, type UpdateDependencies } from '../attributes/update';
import { authenticateCaller } from '../caller';
import { requireClient } from '../clients';
import { accessTokenInput, clientMetadataInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: accessTokenInput,
  UserAttributes: attributeListSchema,
  ClientMetadata: clientMetadataInput,
});

/** UpdateUserAttributes: changes the caller's attributes and returns where codes were sent. */
export const updateUserAttributes = (pool: Pick<UserPool, 'inspector'> & UpdateDependencies) =>
  operation(input, async ({ AccessToken, UserAttributes, ClientMetadata }) => {
    const { user, clientId } = await authenticateCaller(pool, AccessToken);
    const client = requireClient(pool.definition, clientId, ClientMetadata);
    const sent = await updateAttributes(pool, user, UserAttributes, 'user', client);
    return { CodeDeliveryDetailsList: sent };
  });
