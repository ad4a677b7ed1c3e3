import type { MessageDescriptor } from 'react-intl';
import type { EmailPreferencesQuery } from '../../../generated/identity/emailPreferences/emailPreferences.ts';
import { groupTexts, topicHints, topicNames } from './emailPreferencesMessages.ts';

export type Topic = NonNullable<EmailPreferencesQuery['viewer']['emailPreferences']>['subscribedTopics'][number];

type Group = { readonly title: MessageDescriptor; readonly topics: readonly Topic[] };

/** The topics as the page groups them. */
export const TOPIC_GROUPS: readonly Group[] = [
  {
    title: groupTexts.team,
    topics: [
      'TEAM_UPDATES',
      'DIGEST',
      'MISSED_DIRECT_MESSAGES',
      'MISSED_CHANNEL_MESSAGES',
      'MISSED_MESSAGE_DIGEST',
      'REMINDERS',
    ],
  },
  { title: groupTexts.product, topics: ['TIPS', 'UPDATES'] },
];

/** What a topic is called, and what its mails are about. */
export const topicWords = (topic: Topic): { readonly name: MessageDescriptor; readonly hint: MessageDescriptor } => ({
  name: topicNames[topic],
  hint: topicHints[topic],
});

/** All topics, in the order of the page. */
export const ALL_TOPICS: readonly Topic[] = TOPIC_GROUPS.flatMap(({ topics }) => topics);

/** The same topics in the order of the page, each once: equal choices are equal lists. */
const inOrder = (topics: Iterable<Topic>): readonly Topic[] => {
  const chosen = new Set(topics);
  return ALL_TOPICS.filter((topic) => chosen.has(topic));
};

export const sameTopics = (one: readonly Topic[], other: readonly Topic[]): boolean =>
  inOrder(one).join() === inOrder(other).join();
