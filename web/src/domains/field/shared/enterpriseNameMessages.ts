import { defineMessages } from 'react-intl';

/** What the pages about custom fields and user groups are called: at their heads, and in the ways back to them. */
export const enterpriseNames = defineMessages({
  hub: { id: 'enterprise.hub.title', defaultMessage: 'Enterprise' },
  fields: { id: 'enterprise.fields.title', defaultMessage: 'Custom Profile Fields' },
  groups: { id: 'enterprise.groups.title', defaultMessage: 'User Groups' },
});
