import { defineMessages } from 'react-intl';

/** What the overview says of the viewer's own membership. */
export const membershipTexts = defineMessages({
  leaveTitle: { id: 'overview.leave.title', defaultMessage: 'Leave the team' },
  leaveText: {
    id: 'overview.leave.text',
    defaultMessage: 'Ends your membership in this team. You see what you would lose before anything happens.',
  },
  leave: { id: 'overview.leave', defaultMessage: 'Leave the team' },
  leaderlessTitle: { id: 'overview.becomeAdmin.title', defaultMessage: 'This team has no admin' },
  leaderlessText: {
    id: 'overview.becomeAdmin.text',
    defaultMessage:
      'You are not an admin of this team, and nobody else is: nobody can manage its people, its settings and its plan. As a member you can become its admin.',
  },
  becomeAdmin: { id: 'overview.becomeAdmin', defaultMessage: 'Become admin' },
});
