import { expect, test } from 'vitest';
import { bodyOf, multipartHeaders, partsOf } from '../../testing/multipart.ts';
import { PICTURE, fileIn } from '../../testing/stubFiles.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const MEBIBYTE = 1024 * 1024;
const UPLOAD = `mutation ($file: Upload!) { teamAvatarUpload(input: { file: $file, idempotencyKey: "k" }) {
  team { avatarUrl version } userErrors { code field } } }`;

async function upload({ url, admin }: TestGateway, content: string | Uint8Array) {
  const body = new Uint8Array(bodyOf(partsOf(UPLOAD, content)));
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: multipartHeaders(admin), body });
  return (await answer.json()) as { data: unknown };
}

test('the picture is sent once, with the key; the team is read afresh', async () => {
  const gateway = await testGateway();
  let kept = '';
  gateway.stub.on('team.uploadTeamAvatar', async (call) => {
    kept = (await fileIn(call)).toString();
    return { url: PICTURE };
  });
  gateway.stub.on('team.teamInfo', () => ({
    ...teamInfoOf(stubTeam()),
    ...(kept === 'a picture' ? { avatar: PICTURE, version: 2 } : {}),
  }));
  expect((await upload(gateway, 'a picture')).data).toEqual({
    teamAvatarUpload: { team: { avatarUrl: PICTURE, version: 2 }, userErrors: [] },
  });
  expect(gateway.stub.names()).toEqual(['team.uploadTeamAvatar', 'team.teamInfo']);
  expect(gateway.stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('a picture has up to 1 MiB', async () => {
  const gateway = await testGateway();
  expect((await upload(gateway, Buffer.alloc(MEBIBYTE))).data).toMatchObject({ teamAvatarUpload: { userErrors: [] } });
  expect((await upload(gateway, Buffer.alloc(MEBIBYTE + 1))).data).toEqual({
    teamAvatarUpload: { team: null, userErrors: [{ code: 'FILE_TOO_LARGE', field: ['file'] }] },
  });
});
