import { defineMessages } from 'react-intl';

/** How a setting stands, in a word or two. */
export const valueTexts = defineMessages({
  on: { id: 'settings.value.on', defaultMessage: 'On' },
  off: { id: 'settings.value.off', defaultMessage: 'Off' },
  none: { id: 'settings.value.none', defaultMessage: 'None' },
  nobody: { id: 'settings.value.nobody', defaultMessage: 'Nobody' },
  admins: { id: 'settings.value.admins', defaultMessage: 'Only admins' },
  adminsAndChosen: { id: 'settings.value.adminsAndChosen', defaultMessage: 'Admins and chosen people' },
  membersAndAdmins: { id: 'settings.value.membersAndAdmins', defaultMessage: 'Members and admins' },
});

export const valuePhrases = defineMessages<{
  more: { domain: string; count: number };
  byType: { open: string; closed: string };
}>({
  more: { id: 'settings.value.more', defaultMessage: '{domain} +{count, number}' },
  byType: { id: 'settings.value.byType', defaultMessage: 'Public: {open} · Private: {closed}' },
});
