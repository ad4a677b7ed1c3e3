import { describe, expect, it, vi } from 'vitest';
import { TeamAvatarUploadDocument } from '../../generated/team/avatar/teamAvatarUpload.ts';
import { fakeXhr } from '../../testing/fakeXhr.ts';
import type { Failure } from '../graphql/failure.ts';
import { createClient } from './client.ts';
import { uploadContext } from './uploadContext.ts';

const file = new File(['picture'], 'team.png', { type: 'image/png' });
const team = { __typename: 'Team', id: 'team-1', avatarUrl: '/files/new', version: 2 };
const kept = { data: { teamAvatarUpload: { __typename: 'TeamAvatarUploadPayload', team, userErrors: [] } } };

const readFile = (value: unknown) => (value instanceof File ? value.text() : null);

const setUp = async (signal?: AbortSignal) => {
  const sent = fakeXhr();
  const onUnhandled = vi.fn<(failure: Failure) => void>();
  const onUnauthenticated = vi.fn<() => void>();
  const client = createClient({}, { onUnauthenticated, onIpRestricted: () => {}, onUnhandled });
  const variables = { input: { file, idempotencyKey: 'k' } };
  const context = uploadContext(signal ? { signal } : {});
  const answer = client.mutate({ mutation: TeamAvatarUploadDocument, variables, context });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [request] = sent;
  if (!request) throw new Error('Nothing was sent');
  return { client, request, answer, onUnhandled, onUnauthenticated };
};

describe('a mutation with a file', () => {
  it('brings the file to the gateway, and its answer into the cache', async () => {
    const { client, request, answer } = await setUp();
    expect(request.field('operations')).toMatchObject({ variables: { input: { file: null, idempotencyKey: 'k' } } });
    expect(await readFile(request.field('0'))).toBe('picture');
    request.answer(kept);
    await expect(answer).resolves.toMatchObject({ data: { teamAvatarUpload: { team: { avatarUrl: '/files/new' } } } });
    expect(client.cache.extract()).toMatchObject({ 'Team:team-1': { avatarUrl: '/files/new' } });
  });

  it('ends with its signal, and nobody is told', async () => {
    const controller = new AbortController();
    const { request, answer, onUnhandled } = await setUp(controller.signal);
    const abort = vi.spyOn(request, 'abort');
    controller.abort();
    await expect(answer).resolves.toMatchObject({ error: expect.anything() });
    expect(abort).toHaveBeenCalled();
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  it('leaves it to its dialog to tell what failed', async () => {
    const { request, answer, onUnhandled } = await setUp();
    request.fail();
    await expect(answer).resolves.toMatchObject({ error: expect.anything() });
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  it('finds out as every other that the session is over', async () => {
    const { request, answer, onUnauthenticated } = await setUp();
    request.answer({ errors: [{ message: 'm', extensions: { code: 'UNAUTHENTICATED' } }] }, { status: 401 });
    await answer;
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });
});
