import { defineMessages } from 'react-intl';

/** Turning auto-join on or off. */
export const autoJoinTexts = defineMessages({
  onTitle: { id: 'account.autoJoin.on.title', defaultMessage: 'Turn on auto-join?' },
  onConfirm: { id: 'account.autoJoin.on.confirm', defaultMessage: 'Turn on auto-join' },
  offTitle: { id: 'account.autoJoin.off.title', defaultMessage: 'Turn off auto-join?' },
  offConfirm: { id: 'account.autoJoin.off.confirm', defaultMessage: 'Turn off auto-join' },
  offText: {
    id: 'account.autoJoin.off.text',
    defaultMessage:
      'From then on, your sign-up permissions decide who comes in. Everybody who is in the team stays in it.',
  },
  countFailed: {
    id: 'account.autoJoin.countFailed',
    defaultMessage: 'How many people that concerns could not be counted.',
  },
  failed: {
    id: 'account.autoJoin.failed',
    defaultMessage: 'The setting could not be saved. Please try again later.',
  },
});

/** Texts of the same that count or name something. */
export const autoJoinPhrases = defineMessages<{
  onText: { domain: string };
  count: { count: number; domain: string };
  taken: { domain: string };
  freeDomain: { domain: string };
}>({
  onText: {
    id: 'account.autoJoin.on.text',
    defaultMessage:
      'Everybody with an address at {domain} can then join the team without an invitation. While it is on, they cannot leave the team by themselves.',
  },
  count: {
    id: 'account.autoJoin.count',
    defaultMessage:
      '{count, plural, one {# person has an address at {domain}.} other {# people have an address at {domain}.}}',
  },
  taken: {
    id: 'account.autoJoin.taken',
    defaultMessage: 'Another team of {domain} takes in everybody already. One team of a domain can.',
  },
  freeDomain: {
    id: 'account.autoJoin.freeDomain',
    defaultMessage: 'Anybody can get an address at {domain}, so the team cannot take in everybody who has one.',
  },
});
