import type { Answer } from '../generated/upstream/contract.ts';

/** The templates of every stub team. */
export const TEMPLATES: Answer<'bulk', 'channelTemplates'>['templates'] = [
  {
    ...{ id: 'create', name: 'Create channels', fileName: 'create_channels.csv' },
    ...{ columns: ['channel_name', 'channel_type'], isPreviewable: true },
  },
];

/** A filled template that is worked off without a look at it. */
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

/** One that was looked at. */
export const CHECKED_UPLOAD: Answer<'bulk', 'channelUpload'> = {
  ...CHANNEL_UPLOAD,
  ...{ status: 'validated', encoding: 'utf-8', done: 0 },
  ...{ checked: 3, planned: 1, unchanged: 1, refused: 1, startedAt: null, startedBy: null },
};
