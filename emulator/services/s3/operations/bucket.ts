import type { StorageOperation } from '../call';
import { xmlResponse } from '../xml';

/** HeadBucket: whether the bucket is there and may be listed. */
export const headBucket: StorageOperation = async ({ access, address }, { region }) => {
  access.demand('s3:ListBucket', address);
  return { status: 200, headers: { 'x-amz-bucket-region': region } };
};

/** GetBucketLocation: empty for us-east-1, as S3 answers it. */
export const getBucketLocation: StorageOperation = async ({ access, address }, { region }) => {
  access.demand('s3:GetBucketLocation', address);
  return xmlResponse('LocationConstraint', {
    '#text': region === 'us-east-1' ? '' : region,
  });
};
