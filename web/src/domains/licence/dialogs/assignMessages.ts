import { defineMessages } from 'react-intl';

/** Assigning licences. */
export const assignTexts = defineMessages({
  assignTitle: { id: 'people.licence.assign.title', defaultMessage: 'Assign licenses' },
  buy: { id: 'people.licence.buy', defaultMessage: 'Buy licenses' },
  assignList: {
    id: 'people.licence.assign.list',
    defaultMessage:
      'Everybody on this list who needs a license gets one, as long as licenses are free. Guests and people who have one are passed over.',
  },
  nobody: { id: 'people.licence.assign.nobody', defaultMessage: 'None of these people needs a license.' },
  elite: {
    id: 'people.licence.elite',
    defaultMessage: 'Your team is billed for everybody who is active: it assigns no licenses.',
  },
  figuresFailed: {
    id: 'people.licence.figuresFailed',
    defaultMessage: 'How many licenses are free could not be read. Nobody gets one if there are too few.',
  },
  firstAssignment: {
    id: 'people.licence.assign.first',
    defaultMessage:
      'With this first license a countdown starts: your team is on PRO 24 hours later, and people without a license are Lite from then on.',
  },
  startsPro: {
    id: 'people.licence.assign.startsPro',
    defaultMessage: 'These are the last free licenses: assigning them starts PRO at once.',
  },
});

/** Those that count or name somebody. */
export const assignPhrases = defineMessages<{
  assignWhom: { count: number; names: string };
  assignWanted: { count: number; names: string };
  assignMatching: { count: number; total: number };
  renewWhom: { count: number; names: string };
  passedHolders: { count: number; names: string };
  passedGuests: { count: number; names: string };
  tooFew: { free: number; needed: number };
  assign: { count: number };
  renew: { count: number };
  renewed: { count: number };
  assigned: { count: number };
  countdownStarted: { count: number };
  proStarted: { count: number };
  becomeLite: { count: number };
}>({
  assignWhom: {
    id: 'people.licence.assign.whom',
    defaultMessage: '{count, plural, one {# person gets} other {# people get}} a license: {names}.',
  },
  assignWanted: {
    id: 'people.licence.assign.wanted',
    defaultMessage: '{count, plural, one {# person needs} other {# people need}} a license: {names}.',
  },
  assignMatching: {
    id: 'people.licence.assign.matching',
    defaultMessage:
      'Of {total, plural, one {# person} other {# people}} on this list, {count, plural, one {# gets} other {# get}} a license. The others hold one already or are guests.',
  },
  renewWhom: {
    id: 'people.licence.assign.renewWhom',
    defaultMessage:
      '{count, plural, one {# license that was to run out renews} other {# licenses that were to run out renew}} again: {names}.',
  },
  passedHolders: {
    id: 'people.licence.passed.holders',
    defaultMessage: '{count, plural, one {Passed over, has a license:} other {Passed over, have a license:}} {names}.',
  },
  passedGuests: {
    id: 'people.licence.passed.guests',
    defaultMessage:
      '{count, plural, one {Passed over, a guest cannot hold a license:} other {Passed over, guests cannot hold licenses:}} {names}.',
  },
  tooFew: {
    id: 'people.licence.assign.tooFew',
    defaultMessage:
      '{free, plural, =0 {No license is free} one {# license is free} other {# licenses are free}}, but {needed, plural, one {# is needed} other {# are needed}}. Choose fewer people, or buy more licenses.',
  },
  assign: {
    id: 'people.licence.assign.confirm',
    defaultMessage: 'Assign {count, plural, one {# license} other {# licenses}}',
  },
  renew: {
    id: 'people.licence.assign.renew',
    defaultMessage: 'Renew {count, plural, one {# license} other {# licenses}}',
  },
  renewed: {
    id: 'people.licence.renewed',
    defaultMessage: '{count, plural, one {# license renews again} other {# licenses renew again}}',
  },
  assigned: {
    id: 'people.licence.assigned',
    defaultMessage: '{count, plural, one {# license assigned} other {# licenses assigned}}',
  },
  countdownStarted: {
    id: 'people.licence.assigned.countdown',
    defaultMessage: '{count, plural, one {# license assigned} other {# licenses assigned}}. PRO starts in 24 hours.',
  },
  proStarted: {
    id: 'people.licence.assigned.pro',
    defaultMessage: '{count, plural, one {# license assigned} other {# licenses assigned}}. PRO is on.',
  },
  becomeLite: {
    id: 'people.licence.becomeLite',
    defaultMessage:
      '{count, plural, =0 {Everybody has a license then.} one {# person without a license becomes Lite.} other {# people without a license become Lite.}}',
  },
});
