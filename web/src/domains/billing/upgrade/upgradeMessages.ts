import { defineMessages } from 'react-intl';

/** The page that leads to PRO. */
export const upgradeTexts = defineMessages({
  headline: { id: 'plan.upgrade.headline', defaultMessage: 'PRO for your whole team' },
  lead: {
    id: 'plan.upgrade.lead',
    defaultMessage: 'One price per person per month. Guests are free, and your messages and files stay where they are.',
  },
  pointPeople: {
    id: 'plan.upgrade.point.people',
    defaultMessage: 'Any number of admins, guests and approved domains',
  },
  pointSearch: {
    id: 'plan.upgrade.point.search',
    defaultMessage: 'Search in all messages, and video calls with up to 20 people',
  },
  pointChannels: {
    id: 'plan.upgrade.point.channels',
    defaultMessage: 'Announcement and auto-join channels, user groups and custom profile fields',
  },
  pointRules: {
    id: 'plan.upgrade.point.rules',
    defaultMessage: 'You decide who shares files, creates channels and invites people',
  },
  cycle: { id: 'plan.upgrade.cycle', defaultMessage: 'Billing cycle' },
  annual: { id: 'plan.upgrade.cycle.annual', defaultMessage: 'Annual' },
  monthly: { id: 'plan.upgrade.cycle.monthly', defaultMessage: 'Monthly' },
  currency: { id: 'plan.upgrade.currency', defaultMessage: 'Currency' },
  perPerson: { id: 'plan.upgrade.perPerson', defaultMessage: 'per person per month' },
  insteadOf: { id: 'plan.upgrade.insteadOf', defaultMessage: 'instead of' },
  withoutTax: { id: 'plan.upgrade.withoutTax', defaultMessage: 'Prices are without taxes.' },
  moneyBack: { id: 'plan.upgrade.moneyBack', defaultMessage: '30-day money-back guarantee' },
  upgradeNow: { id: 'plan.upgrade.now', defaultMessage: 'Upgrade Now' },
  noCard: { id: 'plan.upgrade.noCard', defaultMessage: 'No Credit Card needed.' },
  trialStarted: { id: 'plan.upgrade.trialStarted', defaultMessage: 'Your PRO trial has started.' },
  trialNotAllowed: {
    id: 'plan.upgrade.trialNotAllowed',
    defaultMessage: 'No trial can be started: your team or you have had one already, or your team has bought PRO.',
  },
  trialFailed: {
    id: 'plan.upgrade.trialFailed',
    defaultMessage: 'Something went wrong while activating your trial plan. Please try again later',
  },
  pricesFailed: { id: 'plan.upgrade.pricesFailed', defaultMessage: 'The prices could not be loaded' },
  hardTitle: { id: 'plan.upgrade.hard', defaultMessage: 'Your team needs PRO to go on' },
  hardManager: {
    id: 'plan.upgrade.hard.manager',
    defaultMessage: 'Please turn to our sales team, which looks after you:',
  },
  hardHelp: { id: 'plan.upgrade.hard.help', defaultMessage: 'Please turn to our sales team through the help site.' },
  hardSupport: { id: 'plan.upgrade.hard.support', defaultMessage: 'Please turn to our sales team:' },
  hardOwner: {
    id: 'plan.upgrade.hard.owner',
    defaultMessage: 'Please turn to the people who run this console for your organization.',
  },
  contactSales: { id: 'plan.upgrade.contactSales', defaultMessage: 'Contact sales' },
  factsTitle: { id: 'plan.upgrade.facts', defaultMessage: 'PRO and your team' },
  factMoneyBack: { id: 'plan.upgrade.facts.moneyBack', defaultMessage: 'days to ask for your money back' },
  factNoCard: { id: 'plan.upgrade.facts.noCard', defaultMessage: 'cards needed to try it' },
});

/** Amounts, dates and counts in sentences. */
export const upgradePhrases = defineMessages<{
  annualTotal: { total: string; count: number };
  monthlyTotal: { total: string; count: number };
  save: { percent: number };
  off: { percent: number };
  saving: { amount: string };
  startTrial: { days: number };
  lockedUntil: { date: string };
  factPeople: { count: number };
  factTrial: { count: number };
}>({
  annualTotal: {
    id: 'plan.upgrade.annualTotal',
    defaultMessage: '{total} a year for {count, plural, one {# person} other {# people}}',
  },
  monthlyTotal: {
    id: 'plan.upgrade.monthlyTotal',
    defaultMessage: '{total} a month for {count, plural, one {# person} other {# people}}',
  },
  save: { id: 'plan.upgrade.save', defaultMessage: 'save {percent, number}%' },
  off: { id: 'plan.upgrade.off', defaultMessage: '{percent, number}% off' },
  saving: { id: 'plan.upgrade.saving', defaultMessage: 'You save {amount}' },
  startTrial: {
    id: 'plan.upgrade.startTrial',
    defaultMessage: 'Start {days, plural, one {# day} other {# days}} PRO trial',
  },
  lockedUntil: {
    id: 'plan.upgrade.lockedUntil',
    defaultMessage: 'Nothing can be bought at the prices of your team up to and including {date}.',
  },
  factPeople: {
    id: 'plan.upgrade.facts.people',
    defaultMessage: '{count, plural, one {person in your team gets} other {people in your team get}} all of PRO',
  },
  factTrial: {
    id: 'plan.upgrade.facts.trial',
    defaultMessage: '{count, plural, one {day} other {days}} to try all of it first',
  },
});

/** The currencies of billing, by their names in the schema. */
export const currencyNames = defineMessages({
  USD: { id: 'plan.upgrade.currency.usd', defaultMessage: 'US dollars (USD)' },
  INR: { id: 'plan.upgrade.currency.inr', defaultMessage: 'Indian rupees (INR)' },
});
