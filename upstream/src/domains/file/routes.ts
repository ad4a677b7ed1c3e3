import { everyRole } from '../../lib/roles.ts';
import { type Routes, open, openUploading, uploading } from '../../lib/routes.ts';
import { readContent } from './contentActions.ts';
import { type PartDeps, createPartUploads } from './partActions.ts';
import { judgeUpload, keepUpload, uploadIntake } from './uploadActions.ts';
import { demandUploadAddress, uploadAddressIntake } from './uploadAddressActions.ts';

/** Files by their addresses: who was given one may open it. And those that people share. */
export function fileRoutes(deps: PartDeps): Routes<'file'> {
  const parts = createPartUploads(deps);
  return {
    content: open((context, { query }) => readContent(deps, context, query)),
    uploadFile: uploading(everyRole, uploadIntake, keepUpload, { early: judgeUpload }),
    storeUpload: openUploading(uploadAddressIntake, async () => ({}), demandUploadAddress(deps)),
    uploadState: open((context, { query }) => parts.read(context, query)),
    appendUpload: openUploading(parts.intake, (context, { query }) => parts.read(context, query), parts.demandNext),
  };
}
