import { defineMessages } from 'react-intl';

/** Taking licences back. */
export const downgradeTexts = defineMessages({
  downgradeTitle: { id: 'people.licence.downgrade.title', defaultMessage: 'Downgrade to Lite' },
  downgradeNobody: { id: 'people.licence.downgrade.nobody', defaultMessage: 'None of these people holds a license.' },
  downgradeTooMany: {
    id: 'people.licence.downgrade.tooMany',
    defaultMessage: 'At most 999 people can be downgraded at a time. Select fewer of them.',
  },
});

/** Those that count or name somebody. */
export const downgradePhrases = defineMessages<{
  downgradeBack: { count: number };
  downgradeWhom: { count: number; names: string };
  downgradeWhomLater: { count: number; names: string };
  downgrade: { count: number };
  downgraded: { count: number };
}>({
  downgradeBack: {
    id: 'people.licence.downgrade.back',
    defaultMessage:
      '{count, plural, one {Their license is free for others at once.} other {Their licenses are free for others at once.}} Assigning a license brings PRO back.',
  },
  downgradeWhom: {
    id: 'people.licence.downgrade.whom',
    defaultMessage: '{count, plural, one {# person becomes} other {# people become}} Lite at once: {names}.',
  },
  downgradeWhomLater: {
    id: 'people.licence.downgrade.whomLater',
    defaultMessage:
      '{count, plural, one {# person gives the license back and is} other {# people give their licenses back and are}} Lite once PRO starts: {names}.',
  },
  downgrade: {
    id: 'people.licence.downgrade.confirm',
    defaultMessage: 'Downgrade {count, plural, one {# person} other {# people}}',
  },
  downgraded: {
    id: 'people.licence.downgraded',
    defaultMessage: '{count, plural, one {# license is free again} other {# licenses are free again}}',
  },
});
