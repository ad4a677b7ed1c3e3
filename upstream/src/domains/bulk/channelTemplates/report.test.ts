import { beforeEach, expect, test } from 'vitest';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setPerson } from '../../../testing/people.ts';
import { ADA, fileOf, launch, templateCalls } from '../../../testing/templateCalls.ts';
import { type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example', 'seedling.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn(ADA);
});
const { validated, start, read, open } = templateCalls(upstream, () => admin);

test('a filled template is reported row by row in the language of its reader, and that file is taken again as it is', async () => {
  const rows = [launch('launch'), `general,,public,${ADA},,any member,any member`, launch('later'), '"=1",,,,,,'];
  const uploadId = await validated(fileOf(...rows));
  const report = async () => {
    const { body } = await upstream.get(`/bulk/channel-upload-report?uploadId=${uploadId}`, admin);
    return (await open(textAt(body, 'url'))).rawPayload.toString();
  };
  const line = (row: string, result: string, problem = '') => `${row},${result},${problem}`;
  const [first = '', second = '', third = ''] = rows;
  const wrong = "'=1,,,,,,,refused,Only private and public are taken";
  const taken = line(second, 'refused', 'Your team has a channel of this name: general');
  expect((await report()).split('\r\n').slice(1, -1)).toEqual([
    ...[line(first, 'not done'), taken, line(third, 'not done'), wrong],
  ]);
  await start(uploadId);
  await upstream.jobs.runDue();
  const done = await report();
  expect(done.split('\r\n').slice(1, -1)).toEqual([line(first, 'created'), taken, line(third, 'created'), wrong]);
  expect(await read(await validated(done))).toMatchObject({ total: 4, planned: 0, refused: 4 });
  await setPerson(upstream.db, admin.guid, { locale: 'ru-ru' });
  expect(await report()).toContain(';создано;');
  const seedling = await upstream.signIn('admin@seedling.example');
  expect(codeOf(await upstream.get(`/bulk/channel-upload-report?uploadId=${uploadId}`, seedling))).toBe(
    '402 plan_required',
  );
});
