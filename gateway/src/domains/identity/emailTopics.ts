import type { EmailTopic } from '../../generated/resolvers.ts';

/** The mailing address behind each topic: what somebody opts out of by it. */
const addresses: Readonly<Record<EmailTopic, string>> = {
  TIPS: 'tips',
  UPDATES: 'updates',
  DIGEST: 'digest',
  TEAM_UPDATES: 'team-updates',
  MISSED_DIRECT_MESSAGES: 'missed-direct-messages',
  MISSED_CHANNEL_MESSAGES: 'missed-channel-messages',
  MISSED_MESSAGE_DIGEST: 'missed-message-digest',
  REMINDERS: 'reminders',
};
const topicOf = new Map(Object.entries(addresses).map(([topic, address]) => [address, topic as EmailTopic]));

/** The topics that mails come about, by what somebody has opted out of. */
export function subscribedTopics(optOuts: readonly string[]): EmailTopic[] {
  const gone = new Set(optOuts);
  return [...topicOf].flatMap(([address, topic]) => (gone.has(address) ? [] : [topic]));
}

/** What somebody has opted out of who wants these topics alone; opt-outs from what is no topic here stay. */
export function optOutsFor(wanted: readonly EmailTopic[], before: readonly string[]): string[] {
  const others = before.filter((address) => !topicOf.has(address));
  const unwanted = [...topicOf].flatMap(([address, topic]) => (wanted.includes(topic) ? [] : [address]));
  return [...unwanted, ...others].toSorted();
}
