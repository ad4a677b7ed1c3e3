import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const READ = '{ viewer { emailPreferences { subscribedTopics } } }';

test('the topics are those that nobody opted out of, in one call', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.emailPreferences', () => ({ prefs: ['digest', 'partner-offers', 'missed-message-digest'] }));
  const { data } = await ask(READ);
  expect(data).toEqual({
    viewer: {
      emailPreferences: {
        subscribedTopics: [
          ...['TIPS', 'UPDATES', 'TEAM_UPDATES', 'MISSED_DIRECT_MESSAGES', 'MISSED_CHANNEL_MESSAGES', 'REMINDERS'],
        ],
      },
    },
  });
  expect(stub.names()).toEqual(['identity.emailPreferences']);
});

test('a service that fails takes out these alone', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.emailPreferences', () => new Refused(500, 'internal'));
  const { data, errors } = await ask('{ viewer { email emailPreferences { subscribedTopics } } }');
  expect(data).toEqual({ viewer: { email: 'admin@orbit.example', emailPreferences: null } });
  expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
    [['viewer', 'emailPreferences'], 'UPSTREAM_UNAVAILABLE'],
  ]);
});
