import { TEMPLATE_FILE_MAX_BYTES, firstWordOf } from '@muster/schema/formats/channelTemplate';
import { isCsvName } from '@muster/schema/formats/csvFile';

/** What is wrong with a chosen file by its name and size. */
export type FileFault = 'none' | 'notCsv' | 'renamed' | 'tooLarge';

/** @param templateIds of the templates that can be filled */
export function faultOf(file: Pick<File, 'name' | 'size'> | null, templateIds: readonly string[]): FileFault | null {
  if (!file) return 'none';
  if (!isCsvName(file.name)) return 'notCsv';
  if (!templateIds.includes(firstWordOf(file.name))) return 'renamed';
  return file.size > TEMPLATE_FILE_MAX_BYTES ? 'tooLarge' : null;
}
