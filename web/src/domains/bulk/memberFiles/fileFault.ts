import { isCsvName } from '@muster/schema/formats/csvFile';
import { MEMBER_FILE_MAX_BYTES } from '@muster/schema/formats/memberUpload';

/** What is wrong with a chosen file by its name and size. */
export type FileFault = 'none' | 'notCsv' | 'tooLarge';

export function faultOf(file: Pick<File, 'name' | 'size'> | null): FileFault | null {
  if (!file) return 'none';
  if (!isCsvName(file.name)) return 'notCsv';
  return file.size > MEMBER_FILE_MAX_BYTES ? 'tooLarge' : null;
}
