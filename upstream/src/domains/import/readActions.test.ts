import { expect, test } from 'vitest';
import { slackExport } from '../../testing/archives.ts';
import { archiveInput } from '../../testing/importRecords.ts';
import { readToRecords } from './readActions.ts';
import { passphraseSeals } from './sealRules.ts';

test('an archive that takes too long to read is too large; work that is stopped is no fault of it', async () => {
  const archive = await slackExport({ users: [{ id: 'U1', name: 'ada' }], channels: [{ id: 'C1', name: 'general' }] });
  const { files, name } = await archiveInput('SLACK', archive);
  const row = { source: 'SLACK', archiveFile: name, importId: 'one', sealedPassphrase: null } as const;
  const read = (stopped: AbortSignal, deadline?: AbortSignal) =>
    readToRecords({ files, seals: passphraseSeals('secret') }, row, { signal: stopped }, deadline);
  const [never, over] = [new AbortController().signal, AbortSignal.abort()];
  expect(await read(never)).toMatchObject({ failure: null, found: { peopleFound: 1, channelsFound: 1 } });
  expect(await read(never, over)).toEqual({ failure: 'archive_too_large' });
  await expect(read(over, over)).rejects.toThrow('aborted');
});
