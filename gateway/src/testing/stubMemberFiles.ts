import type { Answer } from '../generated/upstream/contract.ts';

type Upload = Answer<'bulk', 'memberUpload'>;

/** The columns of every template of members. */
export const MEMBER_COLUMNS: Answer<'bulk', 'memberColumns'>['columns'] = [
  { name: 'email', isRequired: true },
  { name: 'Office', isRequired: false, fieldId: 'orbit-f01' },
];

export const INVITE_MAIL: Answer<'bulk', 'inviteMail'> = {
  fromDomain: 'mail.muster.example',
  subject: 'Join our official {team_name} team on Muster',
  message: 'Hello,\njoin {team_name}: {invite_link}',
};

/** A file of people that waits to be started. */
export const MEMBER_UPLOAD: Upload = {
  importId: 'import-1',
  mode: 'add',
  fileName: 'people.csv',
  status: 'validated',
  encoding: 'utf-8',
  columns: ['email', 'Office'],
  ...{ total: 4, checked: 4, planned: 2, unchanged: 1, refused: 1, done: 0, failed: 0 },
  uploadedAt: 1_700_000_000_000,
  uploadedBy: 'Ada Admin',
  startedAt: null,
  startedBy: null,
  finishedAt: null,
};

/** The same of a mode, while it is worked off. */
export const startedUpload = (mode: Upload['mode']): Upload => ({
  ...MEMBER_UPLOAD,
  mode,
  status: 'processing',
  done: 1,
  startedAt: 1_700_000_001_000,
  startedBy: 'Bea Admin',
});
