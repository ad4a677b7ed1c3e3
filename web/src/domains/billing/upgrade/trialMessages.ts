import { defineMessages } from 'react-intl';

/** A trial that runs. */
export const trialTexts = defineMessages({
  title: { id: 'plan.trial.title', defaultMessage: 'Your PRO trial' },
  running: { id: 'plan.trial.running', defaultMessage: 'All of PRO is on for everybody in your team.' },
  datesUnknown: {
    id: 'plan.trial.datesUnknown',
    defaultMessage: 'When the trial ends could not be loaded.',
  },
  over: { id: 'plan.trial.over', defaultMessage: 'The trial is over. Your plan is being read again.' },
  atTheEnd: { id: 'plan.trial.then', defaultMessage: 'What happens at the end' },
  free: {
    id: 'plan.trial.then.free',
    defaultMessage: 'The limits of the Starter plan hold for everybody again.',
  },
  lite: {
    id: 'plan.trial.then.lite',
    defaultMessage:
      'People without a license become Lite: they cannot create channels, search messages or share files until they get one.',
  },
  data: {
    id: 'plan.trial.then.data',
    defaultMessage: 'Nothing is deleted: messages, files and settings stay as they are.',
  },
  keep: {
    id: 'plan.trial.then.keep',
    defaultMessage: 'Whoever gets a license that you buy keeps all of PRO.',
  },
});

export const trialPhrases = defineMessages<{
  daysLeft: { count: number };
  lastDay: { date: string };
  intoPro: { date: string };
  intoFree: { date: string };
  intoOther: { date: string };
}>({
  daysLeft: {
    id: 'plan.trial.daysLeft',
    defaultMessage: '{count, plural, =1 {Last day} one {# day left} other {# days left}}',
  },
  lastDay: { id: 'plan.trial.lastDay', defaultMessage: 'It runs up to and including {date}.' },
  intoPro: {
    id: 'plan.trial.then.pro',
    defaultMessage: 'From {date} on your team is on PRO without licenses. Nothing is charged, and nothing is owed.',
  },
  intoFree: {
    id: 'plan.trial.then.starter',
    defaultMessage: 'From {date} on your team is on the free Starter plan. Nothing is charged, and nothing is owed.',
  },
  intoOther: {
    id: 'plan.trial.then.other',
    defaultMessage: 'From {date} on the trial is over. Nothing is charged, and nothing is owed.',
  },
});
