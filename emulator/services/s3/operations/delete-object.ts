import type { StorageOperation } from '../call';

/** DeleteObject: succeeds as well when there is nothing to delete. */
export const deleteObject: StorageOperation = async ({ access, address }, { objects }) => {
  access.demand('s3:DeleteObject', address);
  await objects.remove(address);
  return { status: 204 };
};
