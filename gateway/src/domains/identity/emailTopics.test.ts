import { expect, test } from 'vitest';
import type { EmailTopic } from '../../generated/resolvers.ts';
import { optOutsFor, subscribedTopics } from './emailTopics.ts';

const topics: [EmailTopic, string][] = [
  ['TIPS', 'tips'],
  ['UPDATES', 'updates'],
  ['DIGEST', 'digest'],
  ['TEAM_UPDATES', 'team-updates'],
  ['MISSED_DIRECT_MESSAGES', 'missed-direct-messages'],
  ['MISSED_CHANNEL_MESSAGES', 'missed-channel-messages'],
  ['MISSED_MESSAGE_DIGEST', 'missed-message-digest'],
  ['REMINDERS', 'reminders'],
];
const all = topics.map(([topic]) => topic);
const others = (topic: EmailTopic) => all.filter((one) => one !== topic);

test('whoever opted out of nothing gets mails about everything', () => {
  expect(subscribedTopics([])).toEqual(all);
  expect(optOutsFor(all, [])).toEqual([]);
});

test.each(topics)('%s is the mailing address %s', (topic, address) => {
  expect(subscribedTopics([address])).toEqual(others(topic));
  expect(optOutsFor(others(topic), [])).toEqual([address]);
});

test('opt-outs from what is no topic hide nothing, and stay', () => {
  expect(subscribedTopics(['partner-offers', 'tips'])).toEqual(others('TIPS'));
  expect(optOutsFor(all, ['partner-offers', 'tips'])).toEqual(['partner-offers']);
  expect(optOutsFor(others('UPDATES'), ['partner-offers'])).toEqual(['partner-offers', 'updates']);
});

test('whoever wants nothing has opted out of everything', () => {
  expect(subscribedTopics(optOutsFor([], []))).toEqual([]);
});
