import { parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../testing/fakeXhr.ts';
import { serverNow } from './serverClock.ts';
import { type UploadOptions, uploading } from './upload.ts';

const document = Object.assign(parse('mutation keep($input: I!) { keep(input: $input) { id } }'), {
  __meta__: { hash: 'abc' },
});
const file = new File(['picture'], 'team.png', { type: 'image/png' });
const variables = { input: { file, idempotencyKey: 'k' } };

const upload = (options: UploadOptions = {}, signal?: AbortSignal) => {
  const sent = fakeXhr();
  const answer = uploading(options)(document, variables, signal);
  const [request] = sent;
  if (!request) throw new Error('Nothing was sent');
  return { request, answer };
};

describe('an upload', () => {
  it('leaves by its hash as a multipart request, with the header that makes browsers ask first', async () => {
    const { request, answer } = upload();
    expect([...(request.form?.keys() ?? [])]).toEqual(['operations', 'map', '0']);
    expect(request.field('operations')).toEqual({
      operationName: 'keep',
      variables: { input: { file: null, idempotencyKey: 'k' } },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    });
    expect(request.field('map')).toEqual({ '0': ['variables.input.file'] });
    expect(request.field('0')).toMatchObject({ name: 'team.png', type: 'image/png', size: 7 });
    expect(request.headers['apollo-require-preflight']).toBe('true');
    expect(request.headers['content-type']).toBeUndefined();
    request.answer({ data: { keep: { id: '1' } } });
    await expect(answer).resolves.toEqual({ data: { keep: { id: '1' } }, errors: [], requestId: 'req-1' });
  });

  it('leaves with its text in development when the gateway does not know it yet', async () => {
    const sent = fakeXhr();
    const answer = uploading({})(document, variables);
    sent[0]?.answer({ errors: [{ message: 'm', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.field('operations')).toMatchObject({ query: expect.stringContaining('mutation keep') });
    expect(sent[1]?.field('0')).toBeInstanceOf(File);
    sent[1]?.answer({ data: {} });
    await answer;
  });

  it('tells how much has left', () => {
    const onProgress = vi.fn<(share: number) => void>();
    const { request } = upload({ onProgress });
    request.progress(1, 4);
    request.progress(4, 4);
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  });

  it.each([
    ['its own signal', (own: AbortController) => own],
    ['its caller', (_own: AbortController, caller: AbortController) => caller],
  ])('ends with %s', async (_name, which) => {
    const [own, caller] = [new AbortController(), new AbortController()];
    const { request, answer } = upload({ signal: own.signal }, caller.signal);
    const aborted = vi.spyOn(request, 'abort');
    which(own, caller).abort();
    expect(aborted).toHaveBeenCalledOnce();
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'network', status: null } });
  });

  it('does not begin where it was ended before', async () => {
    const sent = fakeXhr();
    await expect(uploading({ signal: AbortSignal.abort() })(document, variables)).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
    expect(sent).toEqual([]);
  });

  it('fails as unreachable where the line breaks', async () => {
    const { request, answer } = upload();
    request.fail();
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'network', status: null } });
  });

  it('fails with status and request id where something else than GraphQL answers', async () => {
    const { request, answer } = upload();
    request.answer('<html>', { status: 413 });
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'server', status: 413, requestId: 'req-1' } });
  });

  it('brings the errors of the gateway with the request id', async () => {
    const { request, answer } = upload();
    request.answer({ errors: [{ message: 'm', extensions: { code: 'TOO_LARGE' } }] }, { status: 413 });
    await expect(answer).resolves.toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'TOO_LARGE', requestId: 'req-1' } }],
    });
  });

  it('compares the clocks with the end of the sending, however long that took', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const { request, answer } = upload();
    vi.setSystemTime(1_060_000);
    request.answer({ data: {} }, { headers: { 'x-server-time': '1090000' } });
    await answer;
    expect(serverNow()).toBe(1_090_000);
    vi.useRealTimers();
  });
});
