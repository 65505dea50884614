import type { StorageOperation } from '../call';

/** DeleteObject: succeeds even if the object does not exist. */
export const deleteObject: StorageOperation = async ({ access, address }, { objects, notify }) => {
  access.assertAllowed('s3:DeleteObject', address);
  const existed = await objects.remove(address);
  if (existed) notify({ name: 'ObjectRemoved:Delete', address, principal: access.initiator });
  return { status: 204 };
};
