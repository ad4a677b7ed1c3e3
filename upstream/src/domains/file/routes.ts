import { Refusal } from '../../lib/errors.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import type { FileStore } from '../../lib/files.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, open, uploading } from '../../lib/service.ts';
import { judgeEarly, shareFile, sharedFileIntake } from './shareActions.ts';

export type FileDeps = { files: FileStore; fileAddresses: FileAddresses };

/** Files by their addresses: who was given one may open it. And those that people share. */
export const fileRoutes = ({ files, fileAddresses }: FileDeps): Routes<'file'> => ({
  content: open(async ({ now }, { query }) => {
    const found = fileAddresses.admits(query, now) ? await files.get(query.name) : null;
    if (!found) throw new Refusal('file_not_found');
    return found;
  }),
  uploadFile: uploading(everyRole, sharedFileIntake, shareFile, { early: judgeEarly }),
});
