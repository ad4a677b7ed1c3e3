import { defineMessages } from 'react-intl';

export const upgradeTexts = defineMessages({
  text: {
    id: 'people.upgrade.text',
    defaultMessage:
      'As a member this person can talk to everybody in the team and find its public channels. The channels stay as they are, and the reminder is gone.',
  },
  confirm: { id: 'people.upgrade.confirm', defaultMessage: 'Upgrade to member' },
  done: { id: 'people.upgrade.done', defaultMessage: 'Upgrade successful' },
  failed: { id: 'people.upgrade.failed', defaultMessage: 'Data cannot be saved' },
});

export const upgradePhrases = defineMessages<{ title: { name: string } }>({
  title: { id: 'people.upgrade.title', defaultMessage: 'Upgrade {name} to a member?' },
});
