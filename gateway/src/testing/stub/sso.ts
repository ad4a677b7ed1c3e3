import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's sso service answers by itself. */
export const ssoAnswers: Answers<'sso'> = {
  signInConfiguration: adminsOnly(() => ({ isGOC: false })),
  makeGoc: adminsOnly(({ body }) => ({ isGOC: body.makeGOC })),
};
