import type { StorageOperation } from '../call';
import { xmlResponse } from '../xml';

/** HeadBucket: succeeds if the bucket exists and the caller may list it. */
export const headBucket: StorageOperation = async ({ access, address }, { region }) => {
  access.assertAllowed('s3:ListBucket', address);
  return { status: 200, headers: { 'x-amz-bucket-region': region } };
};

/** GetBucketLocation: like S3, returns an empty location for us-east-1. */
export const getBucketLocation: StorageOperation = async ({ access, address }, { region }) => {
  access.assertAllowed('s3:GetBucketLocation', address);
  return xmlResponse('LocationConstraint', {
    '#text': region === 'us-east-1' ? '' : region,
  });
};
