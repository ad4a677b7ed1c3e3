import { defineMessages } from 'react-intl';

export const provisioningTexts = defineMessages({
  intro: {
    id: 'authentication.provisioning.intro',
    defaultMessage:
      'Your company’s directory service can keep the people of your team up to date by SCIM 2.0: it adds, changes and deactivates them. Give it the address and a token.',
  },
  endpoint: { id: 'authentication.provisioning.endpoint', defaultMessage: 'SCIM base URL' },
  endpointCopy: { id: 'authentication.provisioning.endpoint.copy', defaultMessage: 'Copy the SCIM base URL' },
  token: { id: 'authentication.provisioning.token', defaultMessage: 'Provisioning token' },
  none: {
    id: 'authentication.provisioning.none',
    defaultMessage: 'There is no token: no directory service can change your team.',
  },
  generate: { id: 'authentication.provisioning.generate', defaultMessage: 'Generate token' },
  regenerate: { id: 'authentication.provisioning.regenerate', defaultMessage: 'Generate a new token' },
  remove: { id: 'authentication.provisioning.delete', defaultMessage: 'Delete token' },
  neverUsed: { id: 'authentication.provisioning.neverUsed', defaultMessage: 'Never used' },
  loadFailed: {
    id: 'authentication.provisioning.load.failed',
    defaultMessage: 'There was an error loading your provisioning token. Please try again.',
  },
  generateFailed: {
    id: 'authentication.provisioning.generate.failed',
    defaultMessage: 'There was an error generating your provisioning token. Please try again.',
  },
  deleteFailed: {
    id: 'authentication.provisioning.delete.failed',
    defaultMessage: 'There was an error deleting your provisioning token. Please try again.',
  },
  stale: {
    id: 'authentication.provisioning.stale',
    defaultMessage: 'Somebody else has made or deleted a token meanwhile. Look at it, then decide again.',
  },
  regenerateTitle: { id: 'authentication.provisioning.regenerate.title', defaultMessage: 'Generate a new token?' },
  regenerateText: {
    id: 'authentication.provisioning.regenerate.text',
    defaultMessage:
      'The present token stops working at once: your directory service changes nothing in your team until you give it the new one.',
  },
  deleteTitle: { id: 'authentication.provisioning.delete.title', defaultMessage: 'Delete the provisioning token?' },
  deleteText: {
    id: 'authentication.provisioning.delete.text',
    defaultMessage:
      'Your directory service can no longer change your team. The people and groups that it has brought in stay.',
  },
  shownTitle: { id: 'authentication.provisioning.shown.title', defaultMessage: 'Your provisioning token' },
  shownText: {
    id: 'authentication.provisioning.shown.text',
    defaultMessage:
      'It is shown only once. Give it to your directory service now: whoever has it can add, change and deactivate people of your team.',
  },
  shownKept: { id: 'authentication.provisioning.shown.kept', defaultMessage: 'I have kept it' },
  copy: { id: 'authentication.provisioning.copy', defaultMessage: 'Copy the token' },
});

export const provisioningPhrases = defineMessages<{
  madeBy: { name: string; time: string };
  made: { time: string };
  used: { time: string };
}>({
  madeBy: { id: 'authentication.provisioning.madeBy', defaultMessage: 'Made by {name}, {time}' },
  made: { id: 'authentication.provisioning.made', defaultMessage: 'Made {time}' },
  used: { id: 'authentication.provisioning.used', defaultMessage: 'Last used {time}' },
});
