import * as z from 'zod';

/** The settings of files in an S3-compatible storage. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/, 'is not the name of a bucket')
    .optional()
    .describe(
      'The bucket of an S3-compatible storage that holds files in place of `DATA_DIR/files`. Processes that share a database share it.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the storage is (`https://storage.example.com`); Amazon’s own for the region without it.'),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/, 'is not the name of a region')
    .default('us-east-1')
    .describe('The region of the bucket. Storages that have none take the default.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe(
      'The key by which the storage knows this installation. Without it the AWS SDK looks where it always does: a role of the machine or of the service account.',
    ),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(300).optional().describe('The secret of the key.'),
  S3_PATH_STYLE: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'Whether the bucket stands in the path of addresses in place of the host’s name: `true` or `false`. `true` with S3_ENDPOINT, else `false`.',
    ),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[A-Za-z0-9_-]+\/){0,10}$/, 'has to be folders that end in /')
    .max(200)
    .default('')
    .describe('What the names of files begin with in the bucket, such as `muster/`.'),
} as const;

const schema = z.object(s3Settings);
type Given = z.infer<typeof schema>;

/** How the storage of files is reached. */
export type S3Access = {
  bucket: string;
  /** Amazon's own for the region where it is null. */
  endpoint: string | null;
  region: string;
  /** Those that the machine has where it is null. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  pathStyle: boolean;
  prefix: string;
};

/** What is wrong with them, by setting. */
export function s3Faults(given: Given): { name: keyof Given; message: string }[] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = given;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given;
  const needed = (name: keyof Given, by: keyof Given) => [{ name, message: `is needed with ${by}` }];
  return [
    ...(bucket === undefined && endpoint !== undefined ? needed('S3_BUCKET', 'S3_ENDPOINT') : []),
    ...(bucket === undefined && id !== undefined ? needed('S3_BUCKET', 'S3_ACCESS_KEY_ID') : []),
    ...(id !== undefined && secret === undefined ? needed('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID') : []),
    ...(secret !== undefined && id === undefined ? needed('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY') : []),
  ];
}

/** How the storage of files is reached; null where files lie in a folder. */
export function s3Access(given: Given): S3Access | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (bucket === undefined) return null;
  return {
    bucket,
    endpoint: endpoint ?? null,
    region: given.S3_REGION,
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    pathStyle: given.S3_PATH_STYLE === undefined ? endpoint !== undefined : given.S3_PATH_STYLE === 'true',
    prefix: given.S3_PREFIX,
  };
}
