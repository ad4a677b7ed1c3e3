import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Access } from '../lib/s3Settings.ts';
import { startS3StandIn } from './s3StandIn.ts';

/** A bucket on the storage of TEST_S3_URL (`http://key:secret@host:port/bucket`) where it is set, else on a stand-in. */
export async function openTestBucket(): Promise<{ access: S3Access; stop: () => Promise<void> }> {
  const given = process.env['TEST_S3_URL'];
  if (given === undefined) return startS3StandIn();
  const { origin, username, password, pathname } = new URL(given);
  const access: S3Access = {
    ...{ bucket: pathname.slice(1), endpoint: origin, region: 'us-east-1', pathStyle: true, prefix: '' },
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
  const client = new S3Client({
    ...{ region: access.region, endpoint: origin, forcePathStyle: true },
    ...(access.credentials ? { credentials: access.credentials } : {}),
  });
  await client.send(new CreateBucketCommand({ Bucket: access.bucket })).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'BucketAlreadyOwnedByYou') throw error;
  });
  client.destroy();
  return { access: { ...access, prefix: `${crypto.randomUUID()}/` }, stop: () => Promise.resolve() };
}
