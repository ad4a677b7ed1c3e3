import { defineMessages } from 'react-intl';

/** How people and licences add up. */
export const seatTexts = defineMessages({
  title: { id: 'plan.pro.seats', defaultMessage: 'Licenses' },
  bought: { id: 'plan.pro.seats.bought', defaultMessage: 'Licenses bought' },
  assigned: { id: 'plan.pro.seats.assigned', defaultMessage: 'Assigned' },
  unused: { id: 'plan.pro.seats.unused', defaultMessage: 'Unused' },
  active: { id: 'plan.pro.seats.active', defaultMessage: 'Active people, without guests' },
  licensed: { id: 'plan.pro.seats.licensed', defaultMessage: 'With a license' },
  trial: { id: 'plan.pro.seats.trial', defaultMessage: 'On a trial of PRO' },
  lite: { id: 'plan.pro.seats.lite', defaultMessage: 'Lite, without a license' },
  unlicensed: { id: 'plan.pro.seats.unlicensed', defaultMessage: 'Without a license' },
  policy: { id: 'plan.pro.policy', defaultMessage: 'What is charged' },
  policyLicences: {
    id: 'plan.pro.policy.licenses',
    defaultMessage:
      'Licenses are charged, assigned or not: each gives PRO to one person. Assigning a license or taking it back changes no charge.',
  },
  policyPeople: {
    id: 'plan.pro.policy.people',
    defaultMessage: 'Guests need no license. People without one are Lite, and nothing is charged for them.',
  },
  policyShutOut: {
    id: 'plan.pro.policy.shutOut',
    defaultMessage: 'Guests need no license. People without one are shut out, and nothing is charged for them.',
  },
  policyRenewal: {
    id: 'plan.pro.policy.renewal',
    defaultMessage: 'A license is not charged again where its automatic renewal was turned off.',
  },
});
