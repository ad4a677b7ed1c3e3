import type { ChannelTemplateProcessInput, UserError } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { isFileName } from '../../../lib/fileNames.ts';
import { userError } from '../../../lib/userErrors.ts';
import { written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { type RefusalTable, refusalError } from '../../../upstream/refusals.ts';
import { type HandOver, bulkRest } from '../rest.ts';
import { unreadableLine, untouched } from '../uploadRefusals.ts';
import { toChannelUpload } from './mapper.ts';
import { isTemplateId, noSuchTemplate, otherFileName, planRequired } from './refusals.ts';

const noSuchUpload = ['NOT_FOUND', ['uploadName'], 'Nothing was sent there, or it is gone.'] as const;

const refusals = {
  plan_required: planRequired,
  template_not_found: noSuchTemplate,
  file_name_changed: otherFileName,
  upload_not_found: noSuchUpload,
  already_processed: ['ALREADY_DONE', ['uploadName'], 'The file was handed over before.'],
  csv_invalid: ['INVALID', ['file'], 'The file is no CSV in UTF-8, UTF-16, Windows-1252 or GB18030.'],
  csv_header: ['HEADER_CHANGED', ['file'], 'The columns of the file are not those of the template.'],
  csv_too_long: ['TOO_MANY', ['file'], 'The file has more rows than are taken.'],
  csv_empty: ['REQUIRED', ['file'], 'The file has no row.'],
} as const satisfies RefusalTable<`bulk.${HandOver}`>;

const UPLOAD_NAME_MAX = 500;

type Input = Pick<ChannelTemplateProcessInput, 'templateId' | 'fileName' | 'uploadName' | 'idempotencyKey'>;

/** What of the input cannot be, whatever the service knows. */
function inputError({ templateId, fileName, uploadName }: Input): UserError | null {
  if (!isTemplateId(templateId)) return userError(...noSuchTemplate);
  if (!isFileName(fileName)) return userError(...otherFileName);
  return uploadName === '' || uploadName.length > UPLOAD_NAME_MAX ? userError(...noSuchUpload) : null;
}

/** Hands over a filled template that was sent to its address, by the call that says what is done with it. */
export async function handOver(call: HandOver, input: Input, context: GatewayContext) {
  const { templateId, fileName, uploadName, idempotencyKey } = input;
  const wrong = inputError(input);
  if (wrong) return untouched(wrong);
  const body = { templateId, fileName, uploadName };
  const outcome = await written(
    () => bulkRest(context.upstream).handOver(call, body, idempotencyKey),
    (error) => unreadableLine(error) ?? refusalError(error, refusals),
  );
  if ('error' in outcome) return untouched(outcome.error);
  forgetReads(context);
  return { upload: toChannelUpload(outcome.answer, context.log), userErrors: [] };
}
