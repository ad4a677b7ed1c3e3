import { defineMessages } from 'react-intl';

/** The page that leads to custom fields and user groups. */
export const enterpriseTexts = defineMessages({
  description: {
    id: 'enterprise.hub.description',
    defaultMessage: 'What your company wants to know about its people, and the groups that follow from it.',
  },
  fieldsText: {
    id: 'enterprise.hub.fields.text',
    defaultMessage:
      'Add fields of your own to every member’s profile: the department, the office, the manager. You decide who fills them, and when they are shown.',
  },
  groupsText: {
    id: 'enterprise.hub.groups.text',
    defaultMessage:
      'Group members by what their profiles say, such as everybody of Sales in Berlin. Who belongs to a group keeps itself up to date.',
  },
  countsFailed: { id: 'enterprise.hub.countsFailed', defaultMessage: 'Some figures could not be loaded' },
  needsPro: { id: 'enterprise.hub.needsPro', defaultMessage: 'Creating and changing needs PRO.' },
  needsProBadge: { id: 'enterprise.hub.needsPro.badge', defaultMessage: 'Needs PRO' },
});

export const enterprisePhrases = defineMessages<{
  fieldsCount: { count: number; archived: number };
  groupsCount: { count: number };
}>({
  fieldsCount: {
    id: 'enterprise.hub.fields.count',
    defaultMessage:
      '{count, plural, =0 {No fields yet} one {# field} other {# fields}}{archived, plural, =0 {} one { · # archived} other { · # archived}}',
  },
  groupsCount: {
    id: 'enterprise.hub.groups.count',
    defaultMessage: '{count, plural, =0 {No user groups yet} one {# user group} other {# user groups}}',
  },
});
