import { defineMessages } from 'react-intl';

/** The texts of the page of all channels. */
export const allChannelsTexts = defineMessages({
  description: {
    id: 'channels.all.description',
    defaultMessage: 'Every public and private channel of the team, who looks after it, and how many people are in it.',
  },
  name: { id: 'channels.all.name', defaultMessage: 'Name' },
  type: { id: 'channels.all.type', defaultMessage: 'Type' },
  admin: { id: 'channels.all.admin', defaultMessage: 'Admin' },
  people: { id: 'channels.all.people', defaultMessage: 'Users' },
  edit: { id: 'channels.all.edit', defaultMessage: 'Edit' },
  public: { id: 'channels.all.public', defaultMessage: 'Public' },
  private: { id: 'channels.all.private', defaultMessage: 'Private' },
  noAdmin: { id: 'channels.all.noAdmin', defaultMessage: 'Nobody' },
  empty: { id: 'channels.all.empty', defaultMessage: 'No channels yet' },
  clearSearch: { id: 'channels.all.clearSearch', defaultMessage: 'Clear the search' },
  teaserTitle: { id: 'channels.all.teaserTitle', defaultMessage: 'All channels come with Enterprise' },
  teaserText: {
    id: 'channels.all.teaserText',
    defaultMessage:
      'Upgrade to Enterprise to see every channel of the team in one table, to find who looks after it, and to change it. Tell us that you would like it: nothing changes for your team until then.',
  },
  yourPlan: { id: 'channels.all.yourPlan', defaultMessage: 'See your plan' },
  sample: { id: 'channels.all.sample', defaultMessage: 'Sample of the table, not the channels of your team' },
  sampleNews: { id: 'channels.all.sampleNews', defaultMessage: 'Company news' },
  sampleSales: { id: 'channels.all.sampleSales', defaultMessage: 'Sales' },
  sampleProject: { id: 'channels.all.sampleProject', defaultMessage: 'Project Apollo' },
});

export const allChannelsPhrases = defineMessages<{ admins: { name: string; others: number } }>({
  admins: { id: 'channels.all.admins', defaultMessage: '{name} +{others, number}' },
});
