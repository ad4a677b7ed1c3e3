import { defineMessages } from 'react-intl';

/** What a member asks an admin for. */
export const accessTexts = defineMessages({
  ask: { id: 'overview.access.ask', defaultMessage: 'Ask for access' },
});

export const accessPhrases = defineMessages<{
  askOf: { name: string };
  subject: { team: string };
  body: { team: string };
}>({
  askOf: { id: 'overview.access.askOf', defaultMessage: 'Ask for access: {name}' },
  subject: { id: 'overview.access.subject', defaultMessage: 'Admin access to {team}' },
  body: { id: 'overview.access.body', defaultMessage: 'Hello, could you please make me an admin of the team {team}?' },
});
