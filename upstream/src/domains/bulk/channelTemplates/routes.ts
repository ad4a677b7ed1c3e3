import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, reaching, signedIn } from '../../../lib/routes.ts';
import {
  channelTemplates,
  channelUpload,
  channelUploadErrors,
  channelUploadRows,
  channelUploads,
  lastChannelUpload,
  toUpload,
} from './answers.ts';
import { offerReport } from './reportActions.ts';
import { cancelUpload, startUpload } from './startActions.ts';
import { type TemplateDeps, offerTemplate, offerUpload } from './templateActions.ts';
import { processUpload, validateUpload } from './uploadActions.ts';

type Calls =
  | 'channelTemplates'
  | 'templateDownloadLink'
  | 'templateUploadLink'
  | 'processUploadedFile'
  | 'validateUploadedFile'
  | 'startChannelUpload'
  | 'cancelChannelUpload'
  | 'lastChannelUpload'
  | 'channelUploads'
  | 'channelUpload'
  | 'channelUploadErrors'
  | 'channelUploadRows'
  | 'channelUploadReport';

/** Making and changing many channels by files. */
export const channelTemplateRoutes = (deps: TemplateDeps): Pick<Routes<'bulk'>, Calls> => ({
  channelTemplates: signedIn(adminsOnly, (context, { query }) => channelTemplates(context, query)),
  templateDownloadLink: signedIn(adminsOnly, (context, { query }) => offerTemplate(deps, context, query)),
  templateUploadLink: signedIn(adminsOnly, (context, { body }) => offerUpload(deps, context, body.fileName)),
  processUploadedFile: reaching(adminsOnly, async (reach, { body }) => {
    const takeOver = await processUpload(deps, reach, body);
    return async (context) => toUpload(await takeOver(context));
  }),
  validateUploadedFile: reaching(adminsOnly, async (reach, { body }) => {
    const takeOver = await validateUpload(deps, reach, body);
    return async (context) => toUpload(await takeOver(context));
  }),
  startChannelUpload: signedIn(adminsOnly, async (context, { body }) => toUpload(await startUpload(context, body))),
  cancelChannelUpload: signedIn(adminsOnly, async (context, { body }) => toUpload(await cancelUpload(context, body))),
  lastChannelUpload: signedIn(adminsOnly, lastChannelUpload),
  channelUploads: signedIn(adminsOnly, channelUploads),
  channelUpload: signedIn(adminsOnly, (context, { query }) => channelUpload(context, query)),
  channelUploadErrors: signedIn(adminsOnly, (context, { query }) => channelUploadErrors(context, query)),
  channelUploadRows: signedIn(adminsOnly, (context, { query }) => channelUploadRows(context, query)),
  channelUploadReport: signedIn(adminsOnly, (context, { query }) => offerReport(deps, context, query)),
});
