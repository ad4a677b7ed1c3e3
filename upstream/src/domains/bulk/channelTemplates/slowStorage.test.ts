import { expect, onTestFinished, test, vi } from 'vitest';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { fileOf, launch, templateCalls } from '../../../testing/templateCalls.ts';
import { codeOf } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example']);

/** Has the store answer nothing about files until it is let go on. */
function hold() {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const size = upstream.files.size.bind(upstream.files);
  const asking = vi.spyOn(upstream.files, 'size').mockImplementation(async (name) => {
    asked.resolve();
    await held.promise;
    return size(name);
  });
  onTestFinished(() => asking.mockRestore());
  return { asked: asked.promise, letGo: held.resolve };
}

test.each(['process-uploaded-file', 'validate-uploaded-file'])(
  'nobody waits for a slow storage of files of channels: %s',
  async (call) => {
    const admin = await upstream.signIn('admin@summit.example');
    const { put, startUpload } = templateCalls(upstream, () => admin);
    const { url, uploadName } = await startUpload();
    await put(url, fileOf(launch('launch')));
    const { asked, letGo } = hold();
    const file = { templateId: 'create', fileName: 'create_channels.csv', uploadName };
    const handed = upstream.post(`/bulk/${call}`, file, admin);
    await asked;
    // What changes the team, as all that admins do.
    expect((await startUpload()).uploadName).not.toBe(uploadName);
    letGo();
    expect((await handed).status).toBe(200);
    expect(codeOf(await upstream.post(`/bulk/${call}`, file, admin))).toBe('409 already_processed');
  },
);

test('of two that hand a file over while the storage is slow one does', async () => {
  const admin = await upstream.signIn('admin@summit.example');
  const { put, startUpload, process } = templateCalls(upstream, () => admin);
  const { url, uploadName } = await startUpload();
  await put(url, fileOf(launch('night')));
  const { asked, letGo } = hold();
  const both = [process(uploadName), process(uploadName)];
  await asked;
  letGo();
  const codes = (await Promise.all(both)).map(({ status }) => status);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
});
