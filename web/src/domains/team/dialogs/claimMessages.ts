import { defineMessages } from 'react-intl';

/** Becoming the admin of a team that has none. */
export const claimTexts = defineMessages({
  text: {
    id: 'account.claim.text',
    defaultMessage:
      'You will manage this team: its people and guests, its settings and its plan. Everybody in the team can see that you are its admin.',
  },
  wayBack: {
    id: 'account.claim.wayBack',
    defaultMessage:
      'As long as you are the only admin you cannot leave the team. You can hand the role on to a member.',
  },
  confirm: { id: 'account.claim.confirm', defaultMessage: 'Become admin' },
  tooLate: { id: 'account.claim.tooLate', defaultMessage: 'The team has an admin by now.' },
});

/** The same, naming the team. */
export const claimPhrases = defineMessages<Record<'title' | 'done', { team: string }>>({
  title: { id: 'account.claim.title', defaultMessage: 'Become the admin of {team}?' },
  done: { id: 'account.claim.done', defaultMessage: 'You are the admin of {team} now.' },
});
