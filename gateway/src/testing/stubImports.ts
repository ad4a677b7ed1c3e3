import type { Answer } from '../generated/upstream/contract.ts';

/** An import of every stub team that is being read. */
export const IMPORT: Answer<'import', 'importStatus'> = {
  importId: 'slack-1',
  source: 'SLACK',
  status: 'IN_PROGRESS',
  stage: 'reading',
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_001_000,
  dateFinished: null,
  teamUrl: 'orbit',
  fileName: 'export.zip',
  startedBy: 'Ada Admin',
  progress: { done: 1_000_000_000, total: 4_000_000_000 },
  counts: {
    ...{ peopleFound: 5, peopleAdded: 0, peopleMatched: 0, peopleSkipped: 0 },
    ...{ channelsFound: 3, channelsAdded: 0, channelsMatched: 0, channelsSkipped: 0 },
    ...{ messagesFound: 100, messagesAdded: 0, messagesSkipped: 0 },
  },
  failure: null,
  isCancellable: true,
};
