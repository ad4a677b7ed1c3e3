import { defineMessages } from 'react-intl';

/** Whom to turn to about the plan. */
export const contactTexts = defineMessages({
  title: { id: 'plan.pro.contact', defaultMessage: 'Contact' },
  manager: { id: 'plan.pro.contact.manager', defaultMessage: 'Your account manager' },
  support: { id: 'plan.pro.contact.support', defaultMessage: 'Questions about your plan, a charge or an invoice?' },
  openHelp: { id: 'plan.pro.contact.openHelp', defaultMessage: 'Contact support' },
  owner: {
    id: 'plan.pro.contact.owner',
    defaultMessage:
      'Questions about your plan, a charge or an invoice? Turn to the people who run this console for your organization.',
  },
});
