import { everyRole } from '../../lib/roles.ts';
import { type Routes, open, uploading } from '../../lib/routes.ts';
import { type FileDeps, readContent } from './contentActions.ts';
import { judgeEarly, shareFile, sharedFileIntake } from './shareActions.ts';

/** Files by their addresses: who was given one may open it. And those that people share. */
export const fileRoutes = (deps: FileDeps): Routes<'file'> => ({
  content: open((context, { query }) => readContent(deps, context, query)),
  uploadFile: uploading(everyRole, sharedFileIntake, shareFile, { early: judgeEarly }),
});
