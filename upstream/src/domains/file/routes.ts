import { everyRole } from '../../lib/roles.ts';
import { type Routes, open, openUploading, uploading } from '../../lib/routes.ts';
import { type FileDeps, readContent } from './contentActions.ts';
import { judgeUpload, keepUpload, uploadIntake } from './uploadActions.ts';
import { demandUploadAddress, uploadAddressIntake } from './uploadAddressActions.ts';

/** Files by their addresses: who was given one may open it. And those that people share. */
export const fileRoutes = (deps: FileDeps): Routes<'file'> => ({
  content: open((context, { query }) => readContent(deps, context, query)),
  uploadFile: uploading(everyRole, uploadIntake, keepUpload, { early: judgeUpload }),
  storeUpload: openUploading(uploadAddressIntake, async () => ({}), demandUploadAddress(deps)),
});
