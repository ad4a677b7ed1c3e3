import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import {
  channelTemplates,
  channelUpload,
  channelUploadErrors,
  channelUploads,
  lastChannelUpload,
  toUpload,
} from './answers.ts';
import { type TemplateDeps, offerTemplate, offerUpload } from './templateActions.ts';
import { processUpload } from './uploadActions.ts';

type Calls =
  | 'channelTemplates'
  | 'templateDownloadLink'
  | 'templateUploadLink'
  | 'processUploadedFile'
  | 'lastChannelUpload'
  | 'channelUploads'
  | 'channelUpload'
  | 'channelUploadErrors';

/** Making and changing many channels by files. */
export const channelTemplateRoutes = (deps: TemplateDeps): Pick<Routes<'bulk'>, Calls> => ({
  channelTemplates: signedIn(adminsOnly, (context, { query }) => channelTemplates(context, query)),
  templateDownloadLink: signedIn(adminsOnly, (context, { query }) => offerTemplate(deps, context, query)),
  templateUploadLink: signedIn(adminsOnly, (context, { body }) => offerUpload(deps, context, body.fileName)),
  processUploadedFile: signedIn(adminsOnly, async (context, { body }) =>
    toUpload(await processUpload(deps, context, body)),
  ),
  lastChannelUpload: signedIn(adminsOnly, lastChannelUpload),
  channelUploads: signedIn(adminsOnly, channelUploads),
  channelUpload: signedIn(adminsOnly, (context, { query }) => channelUpload(context, query)),
  channelUploadErrors: signedIn(adminsOnly, (context, { query }) => channelUploadErrors(context, query)),
});
