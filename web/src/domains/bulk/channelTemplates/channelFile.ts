import type { ChannelUploadProgressFragment } from '../../../generated/bulk/fragments/channelUploadProgress.ts';
import type { ChannelUploadNowQuery } from '../../../generated/bulk/channelTemplates/channelUploadNow.ts';
import { pathTo } from '../../../lib/paths.ts';

/** A file of channels, as far as it is. */
export type ChannelFile = ChannelUploadProgressFragment;

/** The file that was asked for by its id; null where there is none. */
export const fileOf = ({ node }: ChannelUploadNowQuery): ChannelFile | null =>
  node && 'templateId' in node ? node : null;

/** One that is looked at before it is worked off. */
export type CheckedFile = ChannelFile & {
  readonly checkedCount: number;
  readonly plannedCount: number;
  readonly unchangedCount: number;
  readonly refusedCount: number;
};

export const isChecked = (file: ChannelFile): file is CheckedFile => file.plannedCount !== null;

/** Whether a file was worked off, or is: others wait for that. */
export const isStarted = ({ status }: ChannelFile): boolean => status !== 'VALIDATING' && status !== 'VALIDATED';

/** What a file does: it makes channels, or changes those that are there. */
export const actOf = ({ templateId }: ChannelFile): 'CREATE' | 'UPDATE' =>
  templateId === 'create' ? 'CREATE' : 'UPDATE';

/** Where files of channels are uploaded, and where one of them is shown. */
export const uploadPath = (id: string | null = null): string => {
  const path = pathTo('channelBulk');
  return id === null ? path : `${path}?${new URLSearchParams({ file: id }).toString()}`;
};
