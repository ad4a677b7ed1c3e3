import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's event service answers by itself. */
export const eventAnswers: Answers<'event'> = {
  publishEvents: () => ({}),
  requestFeature: adminsOnly(() => ({ isNew: true })),
  featureRequestToken: () => ({ ssoToken: 'eyJhbGciOiJIUzI1NiJ9.e30.sso-token' }),
};
