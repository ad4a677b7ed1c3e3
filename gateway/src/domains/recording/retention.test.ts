import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const AT = '2026-11-06T21:20:00.000Z';
const READ = `{ viewer { team { recordingRetention {
  isRecordingAllowed keptDays mostDays deletesFrom recordingsCount totalBytes version } } } }`;
const PREVIEW = `query ($days: Int!) { viewer { team { recordingRetentionPreview(keptDays: $days) {
  deletesFrom recordingsCount totalBytes } } } }`;
const UPDATE = `mutation ($input: RecordingRetentionUpdateInput!) { recordingRetentionUpdate(input: $input) {
  team { recordingRetention { keptDays } } userErrors { code field } } }`;

describe('how long recordings are kept', () => {
  test('is one read, with the room that they take', async () => {
    const { ask, stub } = await testGateway();
    expect(await ask(READ)).toEqual({
      data: {
        viewer: {
          team: {
            recordingRetention: {
              ...{ isRecordingAllowed: true, keptDays: 90, mostDays: 365, deletesFrom: AT },
              ...{ recordingsCount: 9, totalBytes: 8_000, version: 2 },
            },
          },
        },
      },
    });
    expect(stub.names()).toEqual(['recording.recordingRetention']);
  });

  test('is tried out by one read, for 1 to 3650 days', async () => {
    const { ask, stub } = await testGateway();
    const preview = { deletesFrom: AT, recordingsCount: 3, totalBytes: 3_000 };
    expect((await ask(PREVIEW, { days: 30 })).data).toEqual({
      viewer: { team: { recordingRetentionPreview: preview } },
    });
    expect(stub.calls).toMatchObject([{ name: 'recording.previewRecordingRetention', query: { keptDays: '30' } }]);
    for (const days of [0, 3651]) {
      const { errors } = await ask(PREVIEW, { days });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
    expect(stub.calls).toHaveLength(1);
  });

  test.each([[30], [null], [undefined]])('is set to %s by one write, and read after it', async (keptDays) => {
    const { ask, stub } = await testGateway();
    const input = { keptDays, version: 2, idempotencyKey: 'k' };
    expect((await ask(UPDATE, { input })).data).toMatchObject({
      recordingRetentionUpdate: { team: { recordingRetention: { keptDays: 90 } }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['recording.setRecordingRetention', 'recording.recordingRetention']);
    expect(stub.calls[0]).toMatchObject({
      body: { keptDays: keptDays ?? null, version: 2 },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test.each([
    [409, 'stale_version', 'STALE', ['version']],
    [403, 'video_recording_disabled', 'NOT_ALLOWED', null],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('that is refused with %i %s is %s', async (status, word, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('recording.setRecordingRetention', () => new Refused(status, word));
    expect((await ask(UPDATE, { input: { keptDays: 30, version: 1 } })).data).toEqual({
      recordingRetentionUpdate: { team: null, userErrors: [{ code, field }] },
    });
  });

  test.each([0, -1, 3651])('for %i days is refused without a call', async (keptDays) => {
    const { ask, stub } = await testGateway();
    expect((await ask(UPDATE, { input: { keptDays, version: 1 } })).data).toEqual({
      recordingRetentionUpdate: { team: null, userErrors: [{ code: 'INVALID', field: ['keptDays'] }] },
    });
    expect(stub.calls).toEqual([]);
  });
});
