import { defineMessages } from 'react-intl';

/** The dialogs about licences. */
export const licenceTexts = defineMessages({
  assignTitle: { id: 'people.licence.assign.title', defaultMessage: 'Assign licenses' },
  free: { id: 'people.licence.free', defaultMessage: 'Free now' },
  left: { id: 'people.licence.left', defaultMessage: 'Left afterwards' },
  freeAfterwards: { id: 'people.licence.freeAfterwards', defaultMessage: 'Free afterwards' },
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
  peopleFailed: { id: 'people.licence.peopleFailed', defaultMessage: 'The people of this list could not be read.' },
  firstAssignment: {
    id: 'people.licence.assign.first',
    defaultMessage:
      'With this first license a countdown starts: your team is on PRO 24 hours later, and people without a license are Lite from then on.',
  },
  startsPro: {
    id: 'people.licence.assign.startsPro',
    defaultMessage: 'These are the last free licenses: assigning them starts PRO at once.',
  },
  disableTitle: { id: 'people.licence.disable.title', defaultMessage: 'Disable auto-renewal' },
  disableTooMany: {
    id: 'people.licence.disable.tooMany',
    defaultMessage: 'You can select a maximum of 20 users at a time to disable auto-renewal.',
  },
  disableNobody: {
    id: 'people.licence.disable.nobody',
    defaultMessage: 'None of these people has a license that renews.',
  },
  disableEffect: {
    id: 'people.licence.disable.effect',
    defaultMessage:
      'They keep their licenses until the end of the period that is paid for and are without one after that. Assigning a license again makes it renew again.',
  },
  disableContinue: { id: 'people.licence.disable.continue', defaultMessage: 'Continue' },
  disableBack: { id: 'people.licence.disable.back', defaultMessage: 'Back' },
  disableDone: { id: 'people.licence.disable.done', defaultMessage: 'Auto-renewal disabled successfully' },
  downgradeTitle: { id: 'people.licence.downgrade.title', defaultMessage: 'Downgrade to Lite' },
  downgradeNobody: { id: 'people.licence.downgrade.nobody', defaultMessage: 'None of these people holds a license.' },
  downgradeTooMany: {
    id: 'people.licence.downgrade.tooMany',
    defaultMessage: 'At most 999 people can be downgraded at a time. Select fewer of them.',
  },
  downgradeBack: {
    id: 'people.licence.downgrade.back',
    defaultMessage: 'Their licenses are free for others at once. Assigning a license brings PRO back.',
  },
  liteLimits: { id: 'people.licence.lite.limits', defaultMessage: 'People on Lite can no longer:' },
  liteChannels: { id: 'people.licence.lite.channels', defaultMessage: 'create public or private channels' },
  liteSearch: { id: 'people.licence.lite.search', defaultMessage: 'search messages' },
  liteFiles: { id: 'people.licence.lite.files', defaultMessage: 'share files' },
  activateTitle: { id: 'people.activate.title', defaultMessage: 'Activate PRO now?' },
  activateText: {
    id: 'people.activate.text',
    defaultMessage: 'PRO starts for your whole team at once, and the countdown ends. This cannot be taken back here.',
  },
  activateEverybody: {
    id: 'people.activate.everybody',
    defaultMessage: 'Everybody has a license: nobody becomes Lite.',
  },
  activateConfirm: { id: 'people.activate.confirm', defaultMessage: 'Activate PRO' },
  activateRefused: {
    id: 'people.activate.refused',
    defaultMessage: 'PRO cannot be activated now: it is on already, or nothing has been bought yet.',
  },
  activatedTitle: { id: 'people.activate.doneTitle', defaultMessage: 'PRO is on' },
  activatedText: {
    id: 'people.activate.doneText',
    defaultMessage: 'Your team is on PRO from now on. People without a license are Lite.',
  },
  autoAssign: { id: 'people.autoAssign', defaultMessage: 'New members get PRO' },
  autoAssignHint: {
    id: 'people.autoAssign.hint',
    defaultMessage: 'People who join get a license while one is free.',
  },
  autoAssignFailed: {
    id: 'people.autoAssign.failed',
    defaultMessage: 'The setting for new members could not be saved. It is as before.',
  },
});

/** What the dialogs about licences count or name. */
export const licencePhrases = defineMessages<{
  assignWhom: { count: number; names: string };
  assignWanted: { count: number; names: string };
  assignMatching: { count: number; total: number };
  renewWhom: { count: number; names: string };
  passedHolders: { count: number; names: string };
  passedGuests: { count: number; names: string };
  passedUnlicensed: { count: number; names: string };
  passedEnding: { count: number; names: string };
  tooFew: { free: number; needed: number };
  assign: { count: number };
  renew: { count: number };
  renewed: { count: number };
  assigned: { count: number };
  countdownStarted: { count: number };
  proStarted: { count: number };
  becomeLite: { count: number };
  disableWhom: { count: number; names: string };
  disableSure: { count: number };
  disableSureText: { names: string };
  disable: { count: number };
  downgradeWhom: { count: number; names: string };
  downgradeWhomLater: { count: number; names: string };
  downgrade: { count: number };
  downgraded: { count: number };
  activateLite: { count: number; names: string };
  doneFor: { count: number };
  leftOver: { count: number };
  reason: { name: string; reason: string };
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
  passedUnlicensed: {
    id: 'people.licence.passed.unlicensed',
    defaultMessage:
      '{count, plural, one {Passed over, has no license:} other {Passed over, have no license:}} {names}.',
  },
  passedEnding: {
    id: 'people.licence.passed.ending',
    defaultMessage:
      '{count, plural, one {Passed over, the license does not renew as it is:} other {Passed over, the licenses do not renew as it is:}} {names}.',
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
  assigned: {
    id: 'people.licence.assigned',
    defaultMessage: '{count, plural, one {# license assigned} other {# licenses assigned}}',
  },
  renewed: {
    id: 'people.licence.renewed',
    defaultMessage: '{count, plural, one {# license renews again} other {# licenses renew again}}',
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
  disableWhom: {
    id: 'people.licence.disable.whom',
    defaultMessage: '{count, plural, one {# license does} other {# licenses do}} not renew any more: {names}.',
  },
  disableSure: {
    id: 'people.licence.disable.sure',
    defaultMessage: 'Really disable auto-renewal for {count, plural, one {# person} other {# people}}?',
  },
  disableSureText: {
    id: 'people.licence.disable.sureText',
    defaultMessage: 'This is about {names}. They are without a license once the paid period ends.',
  },
  disable: {
    id: 'people.licence.disable.confirm',
    defaultMessage: 'Disable for {count, plural, one {# person} other {# people}}',
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
  activateLite: {
    id: 'people.activate.lite',
    defaultMessage:
      '{count, plural, one {# person has no license and becomes} other {# people have no license and become}} Lite: {names}.',
  },
  doneFor: {
    id: 'people.licence.doneFor',
    defaultMessage: 'Done for {count, plural, one {# person} other {# people}}.',
  },
  leftOver: {
    id: 'people.licence.leftOver',
    defaultMessage: 'Not done for {count, plural, one {# person} other {# people}}:',
  },
  reason: { id: 'people.licence.reason', defaultMessage: '{name}: {reason}' },
});
