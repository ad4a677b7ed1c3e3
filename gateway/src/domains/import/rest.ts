import type { Body, Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

/** What every source is told of an import. */
export type StartImport = Pick<Query<'import', 'importSlack'>, 'teamUrl' | 'invite' | 'passphrase'>;

/** The calls of the import service. */
export function importRest(upstream: Upstream) {
  const uploaded = (uploadName: string) => ({ uploadName });
  return {
    importsStatus: () => upstream.call('import', 'importsStatus', {}),
    importStatus: (importId: string) => upstream.call('import', 'importStatus', { query: { importId } }),
    importProblems: (query: Query<'import', 'importProblems'>) => upstream.call('import', 'importProblems', { query }),
    checkUrl: (url: string) => upstream.call('import', 'checkUrl', { query: { url } }),
    archiveUploadLink: (body: Body<'import', 'archiveUploadLink'>, idempotencyKey: IdempotencyKey) =>
      upstream.call('import', 'archiveUploadLink', { body, idempotencyKey }),
    slack: (query: StartImport, uploadName: string, idempotencyKey: IdempotencyKey) =>
      upstream.call('import', 'importSlack', { query, body: uploaded(uploadName), idempotencyKey }),
    hipchat: (query: StartImport, sourceFile: string, idempotencyKey: IdempotencyKey) =>
      upstream.call('import', 'importHipchat', { query: { ...query, sourceFile }, body: {}, idempotencyKey }),
    hipchatServer: (query: StartImport, uploadName: string, idempotencyKey: IdempotencyKey) =>
      upstream.call('import', 'importHipchatServer', { query, body: uploaded(uploadName), idempotencyKey }),
    /** Stride has the call of HipChat. */
    stride: (query: StartImport, uploadName: string, idempotencyKey: IdempotencyKey) =>
      upstream.call('import', 'importHipchat', {
        query: { ...query, isStride: true },
        body: uploaded(uploadName),
        idempotencyKey,
      }),
    cancelImport: (importId: string, idempotencyKey: IdempotencyKey) =>
      upstream.call('import', 'cancelImport', { body: { importId }, idempotencyKey }),
  };
}
