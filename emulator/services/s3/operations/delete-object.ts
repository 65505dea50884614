import type { StorageOperation } from '../call';

/** DeleteObject: succeeds even if the object does not exist. */
export const deleteObject: StorageOperation = async ({ access, address }, { objects }) => {
  access.assertAllowed('s3:DeleteObject', address);
  await objects.remove(address);
  return { status: 204 };
};
