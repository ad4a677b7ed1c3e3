import { defineMessages } from 'react-intl';

/** Making somebody an admin, or a member again. */
export const adminTexts = defineMessages({
  makeTitle: { id: 'people.makeAdmin.title', defaultMessage: 'Make somebody an admin' },
  searchLabel: { id: 'people.makeAdmin.search', defaultMessage: 'Search by name or e-mail' },
  searchHint: {
    id: 'people.makeAdmin.hint',
    defaultMessage: 'Type the beginning of a name or an e-mail address. Admins manage the whole team.',
  },
  make: { id: 'people.makeAdmin.make', defaultMessage: 'Make admin' },
  alreadyAdmin: { id: 'people.makeAdmin.alreadyAdmin', defaultMessage: 'Is an admin already' },
  invalidEmail: {
    id: 'people.makeAdmin.invalidEmail',
    defaultMessage: 'Invalid e-mail: no member of the team has this address.',
  },
  searchFailed: { id: 'people.makeAdmin.searchFailed', defaultMessage: 'The members could not be searched' },
  resultLimit: {
    id: 'people.makeAdmin.resultLimit',
    defaultMessage: 'These are the first matches. Type more to narrow them down.',
  },
  makeConsequences: {
    id: 'people.makeAdmin.consequences',
    defaultMessage: 'Admins manage the whole team: its people, licenses, settings and billing.',
  },
  offerTitle: { id: 'people.replaceAdmin.offerTitle', defaultMessage: 'Pick a replacement admin or upgrade' },
  offer: {
    id: 'people.replaceAdmin.offer',
    defaultMessage:
      'Your plan includes one admin. Upgrade to PRO to have as many as you need, or make somebody else the admin in your place.',
  },
  pick: { id: 'people.replaceAdmin.pick', defaultMessage: 'Pick a replacement' },
  chooseTitle: { id: 'people.replaceAdmin.chooseTitle', defaultMessage: 'Select a new Team Admin' },
  results: { id: 'people.replaceAdmin.results', defaultMessage: 'Members found' },
  noneChosen: { id: 'people.replaceAdmin.noneChosen', defaultMessage: 'Please select a new Team Admin' },
  next: { id: 'people.replaceAdmin.next', defaultMessage: 'Continue' },
  replaceConsequences: {
    id: 'people.replaceAdmin.consequences',
    defaultMessage: 'You become a member and cannot manage the team any more.',
  },
  confirm: { id: 'people.removeAdmin.confirm', defaultMessage: 'Confirm' },
  removeSelf: {
    id: 'people.removeAdmin.self',
    defaultMessage: 'This is you: you lose your access to managing the team.',
  },
  removeSelfLast: {
    id: 'people.removeAdmin.selfLast',
    defaultMessage: 'You are the last admin, and a team needs one. Make somebody else an admin first.',
  },
  removedSelf: { id: 'people.removeAdmin.selfDone', defaultMessage: 'You are a member now.' },
});

/** The same with somebody's name. */
export const adminPhrases = defineMessages<{
  makeTitle: { name: string };
  makeConfirm: { name: string };
  made: { name: string };
  makeFailed: { name: string };
  makeOne: { name: string };
  noResult: { search: string };
  results: { count: number };
  chosen: { name: string };
  replaceTitle: { name: string };
  replace: { name: string; viewer: string };
  replaceConfirm: { name: string };
  replaced: { name: string };
  removeTitle: { name: string };
  remove: { name: string };
  removeLast: { name: string };
  removed: { name: string };
}>({
  makeTitle: { id: 'people.makeAdmin.titleOne', defaultMessage: 'Make {name} an admin?' },
  makeConfirm: { id: 'people.makeAdmin.confirm', defaultMessage: 'Make {name} an admin' },
  made: { id: 'people.makeAdmin.done', defaultMessage: '{name} is an admin now.' },
  makeFailed: { id: 'people.makeAdmin.failed', defaultMessage: '{name} could not be made an admin.' },
  makeOne: { id: 'people.makeAdmin.makeOne', defaultMessage: 'Make admin: {name}' },
  noResult: { id: 'people.makeAdmin.noResult', defaultMessage: 'No member found for “{search}”' },
  results: {
    id: 'people.makeAdmin.results',
    defaultMessage: '{count, plural, one {# member found} other {# members found}}',
  },
  chosen: { id: 'people.replaceAdmin.chosen', defaultMessage: 'Selected: {name}' },
  replaceTitle: { id: 'people.replaceAdmin.title', defaultMessage: 'Make {name} the Team Admin?' },
  replace: {
    id: 'people.replaceAdmin.replace',
    defaultMessage: '{name} becomes the Team Admin in place of {viewer}.',
  },
  replaceConfirm: { id: 'people.replaceAdmin.confirm', defaultMessage: 'Make {name} the Team Admin' },
  replaced: { id: 'people.replaceAdmin.done', defaultMessage: '{name} is the Team Admin now, and you are a member.' },
  removeTitle: { id: 'people.removeAdmin.title', defaultMessage: 'Remove {name} as admin?' },
  remove: {
    id: 'people.removeAdmin.text',
    defaultMessage: '{name} stays in the team as a member, but cannot manage it any more.',
  },
  removeLast: {
    id: 'people.removeAdmin.last',
    defaultMessage: '{name} is the last admin, and a team needs one. Make somebody else an admin first.',
  },
  removed: { id: 'people.removeAdmin.done', defaultMessage: '{name} is a member now.' },
});
