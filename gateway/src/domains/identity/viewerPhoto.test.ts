import { expect, test } from 'vitest';
import { bodyOf, multipartHeaders, partsOf } from '../../testing/multipart.ts';
import { Refused } from '../../testing/stubCall.ts';
import { PICTURE, fileIn } from '../../testing/stubFiles.ts';
import { personAt, profileOf, stubTeam } from '../../testing/stubTeam.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const MEBIBYTE = 1024 * 1024;
const UPLOAD = `mutation ($file: Upload!, $key: String) { viewerPhotoUpload(input: { file: $file, idempotencyKey: $key }) {
  viewer { guid imageUrl } userErrors { code field } } }`;
const REMOVE = `mutation { viewerPhotoRemove(input: { idempotencyKey: "k" }) {
  viewer { guid imageUrl } userErrors { code field } } }`;

async function upload({ url, member }: TestGateway, content: string | Uint8Array, variables = {}) {
  const body = new Uint8Array(bodyOf(partsOf(UPLOAD, content, variables)));
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: multipartHeaders(member), body });
  return (await answer.json()) as { data: unknown };
}

test('the picture is sent once, with the key; the viewer is read afresh', async () => {
  const gateway = await testGateway();
  const team = stubTeam();
  let isKept = false;
  gateway.stub.on('identity.uploadProfilePicture', async (call) => {
    isKept = (await fileIn(call)).toString() === 'a picture';
    return { imageUri: PICTURE };
  });
  gateway.stub.on('identity.fullProfile', () => ({
    ...profileOf(team, personAt(team, 1)),
    imageUri: isKept ? PICTURE : null,
  }));
  expect((await upload(gateway, 'a picture', { key: 'k' })).data).toEqual({
    viewerPhotoUpload: { viewer: { guid: 'orbit-0001', imageUrl: PICTURE }, userErrors: [] },
  });
  expect(gateway.stub.names()).toEqual(['identity.uploadProfilePicture', 'identity.fullProfile']);
  expect(gateway.stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('a picture has up to 2 MiB', async () => {
  const gateway = await testGateway();
  expect((await upload(gateway, Buffer.alloc(2 * MEBIBYTE))).data).toMatchObject({
    viewerPhotoUpload: { userErrors: [] },
  });
  expect((await upload(gateway, Buffer.alloc(2 * MEBIBYTE + 1))).data).toEqual({
    viewerPhotoUpload: { viewer: null, userErrors: [{ code: 'FILE_TOO_LARGE', field: ['file'] }] },
  });
});

test('taking it away is one write, whose answer is the viewer', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(REMOVE)).data).toEqual({
    viewerPhotoRemove: { viewer: { guid: 'orbit-0000', imageUrl: null }, userErrors: [] },
  });
  expect(stub.names()).toEqual(['identity.updateProfile']);
  expect(stub.calls[0]?.body).toEqual({ removeImage: true });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
  stub.on('identity.updateProfile', () => new Refused(409, 'idempotency_key_reused'));
  expect((await ask(REMOVE)).data).toEqual({
    viewerPhotoRemove: { viewer: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});
