import type { BackendDefinition } from '../../../assembly/definition';

const bucketName = 'task-pictures-bucket';
const bucketArn = `arn:aws:s3:::${bucketName}`;

/** The roles with and without access to pictures, as Amplify synthesizes them. */
export const roles = {
  member: 'arn:aws:iam::123456789012:role/authenticated',
  admin: 'arn:aws:iam::123456789012:role/admin',
  guest: 'arn:aws:iam::123456789012:role/unauthenticated',
};

const reading: BackendDefinition['roles'][number]['statements'] = [
  {
    effect: 'Allow',
    actions: ['s3:GetObject'],
    resources: [`${bucketArn}/task-pictures/*`],
    conditions: {},
  },
  {
    effect: 'Allow',
    actions: ['s3:ListBucket'],
    resources: [bucketArn],
    conditions: { StringLike: { 's3:prefix': ['task-pictures/*', 'task-pictures/'] } },
  },
];

const writing: typeof reading = ['s3:PutObject', 's3:DeleteObject'].map((action) => ({
  effect: 'Allow',
  actions: [action],
  resources: [`${bucketArn}/task-pictures/*`],
  conditions: {},
}));

/** A definition for storage tests. Its first bucket is for pictures. */
export const definition = {
  region: 'us-east-1',
  accountId: '123456789012',
  buckets: [{ name: bucketName, friendlyName: 'taskPictures' }, { name: 'another' }],
  roles: [
    { name: 'authenticated', arn: roles.member, statements: reading },
    { name: 'admin', arn: roles.admin, statements: [...reading, ...writing] },
    { name: 'unauthenticated', arn: roles.guest, statements: [] },
  ],
} satisfies Pick<BackendDefinition, 'region' | 'accountId' | 'buckets' | 'roles'>;

/** The bucket for pictures. */
export const bucket = bucketName;
