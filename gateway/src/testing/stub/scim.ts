import { Refused } from '../stubCall.ts';
import type { Answers } from './answer.ts';

/** The provisioning token that the stub knows. */
export const SCIM_SECRET = 'muster_scim_stub-secret';

const known = <T>({ body }: { body: { secret: string } }, answer: T) =>
  body.secret === SCIM_SECRET ? answer : new Refused(403, 'provisioning_token_invalid');
const kept = (id: string) => ({ id, version: '3', resource: { id, userName: 'ada@orbit.example' } });

/** What the stub's provisioning service answers by itself. */
export const scimAnswers: Answers<'scim'> = {
  describe: ({ query }) => ({ resources: [{ id: 'User', kind: query.kind }] }),
  list: (call) =>
    known(call, { totalResults: 1, startIndex: call.body.startIndex ?? 1, resources: [kept('u1').resource] }),
  read: (call) => known(call, kept(call.body.id)),
  add: (call) => known(call, kept('u-new')),
  replace: (call) => known(call, kept(call.body.id)),
  change: (call) => known(call, kept(call.body.id)),
  remove: (call) => known(call, {}),
};
