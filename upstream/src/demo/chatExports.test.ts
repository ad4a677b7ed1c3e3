import { beforeEach, expect, test } from 'vitest';
import { chatExportCalls } from '../testing/chatExportCalls.ts';
import { startFreshUpstream } from '../testing/freshUpstream.ts';
import { HOUR_MS } from '../lib/durations.ts';
import { type Session, START } from '../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example']);
let admin: Session;
const { list, filesOf } = chatExportCalls(upstream, 'team-summit', () => admin);
beforeEach(async () => {
  await upstream.post('/dev/reset', {});
  admin = await upstream.signIn('admin@summit.example');
});

test('a demo team has exports whose files open, and one whose file is gone', async () => {
  await upstream.jobs.runDue();
  const exports = await list();
  expect(exports).toMatchObject([
    { status: 'COMPLETED', outputFormat: 'HTML', createdOn: START - 5 * HOUR_MS },
    { status: 'COMPLETED', outputFormat: 'JSON', emails: ['member@summit.example'] },
    { status: 'EXPIRED' },
  ]);
  const pages = await filesOf('summit-chat-export-1');
  expect(pages.get('index.html')?.toString()).toContain('Conversations of Summit');
  const lines = await filesOf('summit-chat-export-2');
  expect(JSON.parse(lines.get('export.json')?.toString() ?? '')).toMatchObject({ counts: exports[1]?.['counts'] });
  const kept = upstream.files.names().filter((name) => name.startsWith('chat_export'));
  expect(kept).toHaveLength(2);
});
