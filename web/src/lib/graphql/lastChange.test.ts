import { parse } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Changes from './lastChange.ts';

const INVITE = parse(`
  mutation memberInvite($input: MemberInviteInput!) {
    memberInvite(input: $input) { members { id __typename } userErrors { code } }
  }
`);
const ORIGIN = 'https://console.example';

let changes: typeof Changes;
beforeEach(async () => {
  vi.resetModules();
  changes = await import('./lastChange.ts');
});
const note = (input: object) => changes.keepAsLastChange(INVITE, { input });
/** The body that a shell would hand to curl. */
const bodyOf = (command: string | null) => {
  const [, body] = /-d '([^']*)'\n$/.exec(command ?? '') ?? [];
  return JSON.parse(body ?? 'null') as { query: string; variables: { input: Record<string, unknown> } };
};

describe('the latest change', () => {
  it('is there once there was one; what was read does not count', async () => {
    changes.keepAsLastChange(parse('{ viewer { id } }'), {});
    expect([changes.hasChange(), await changes.lastChangeAs('GRAPHQL', ORIGIN)]).toEqual([false, null]);
    note({ emails: [] });
    expect(changes.hasChange()).toBe(true);
  });

  it('is a document with its variables, without what the console adds', async () => {
    note({ emails: ['ann@orbit.example'] });
    const text = (await changes.lastChangeAs('GRAPHQL', ORIGIN)) ?? '';
    expect(text).not.toContain('__typename');
    expect(text).toContain('ann@orbit.example');
    expect(() => parse(text)).not.toThrow();
  });

  it('is a command with the token left to the environment, whatever was typed', async () => {
    note({ emails: ["o'hara@orbit.example"] });
    const command = await changes.lastChangeAs('CURL', ORIGIN);
    expect(command).toContain(`curl '${ORIGIN}/graphql'`);
    expect(command).toContain('"authorization: Bearer $MUSTER_TOKEN"');
    expect(bodyOf(command).variables.input['emails']).toEqual(["o'hara@orbit.example"]);
    expect(bodyOf(command).query).toMatch(/^mutation memberInvite/);
  });

  it('does not hold on to what was sent', async () => {
    const input: Record<string, unknown> = { emails: ['ann@orbit.example'], password: 'correct horse' };
    note(input);
    // What it copies is what it kept: nothing that the sender has, or changes, is reached from it.
    input['emails'] = [];
    delete input['password'];
    expect(bodyOf(await changes.lastChangeAs('CURL', ORIGIN)).variables.input).toEqual({
      emails: ['ann@orbit.example'],
      password: '<password>',
    });
  });

  it('has another key than the act that was done, and neither secrets nor files, over http too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    note({
      idempotencyKey: 'key-1',
      password: 'correct horse',
      token: 'tc_1',
      url: 'https://hooks.example/x1',
      file: new Blob(['x']),
    });
    const command = await changes.lastChangeAs('CURL', ORIGIN);
    expect(command).not.toMatch(/key-1|correct horse|tc_1|x1/);
    expect(bodyOf(command).variables.input).toMatchObject({ password: '<password>', token: '<token>', file: null });
    expect(bodyOf(command).variables.input['idempotencyKey']).toMatch(/^[0-9a-f]{32}$/);
  });
});
