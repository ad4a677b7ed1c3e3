import type { Answer } from '../generated/upstream/contract.ts';

/** The templates of every stub team. */
export const TEMPLATES: Answer<'bulk', 'channelTemplates'>['templates'] = [
  { id: 'create', name: 'Create channels', fileName: 'create_channels.csv', columns: ['channel_name', 'channel_type'] },
];

/** A filled template that is worked off. */
export const CHANNEL_UPLOAD: Answer<'bulk', 'channelUpload'> = {
  uploadId: 'upload-1',
  templateId: 'create',
  fileName: 'create_channels (1).csv',
  status: 'processing',
  total: 3,
  done: 1,
  failed: 0,
  uploadedAt: 1_700_000_000_000,
  uploadedBy: 'Ada Admin',
  finishedAt: null,
};
