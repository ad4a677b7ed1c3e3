import { defineMessages } from 'react-intl';

/** Why nobody was added. */
export const inviteFailures = defineMessages({
  rateLimited: {
    id: 'people.invite.failure.rateLimited',
    defaultMessage: 'That was tried too often. Wait a moment, then try again.',
  },
  notAllowed: {
    id: 'people.invite.failure.notAllowed',
    defaultMessage: 'Your team does not allow you to add these people.',
  },
  tooMany: { id: 'people.invite.failure.tooMany', defaultMessage: 'You can add at most 999 people at a time.' },
  notFound: {
    id: 'people.invite.failure.notFound',
    defaultMessage: 'A contact or channel that you chose is not there any more. Remove it and try again.',
  },
  planRequired: {
    id: 'people.invite.failure.planRequired',
    defaultMessage: 'Your team’s plan does not allow so many guests. Nobody was added.',
  },
});
