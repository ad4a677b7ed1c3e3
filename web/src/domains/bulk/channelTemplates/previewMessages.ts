import { defineMessages } from 'react-intl';

type Counted = Record<'CREATE' | 'UPDATE', { count: number }>;

/** What the button says that begins a file. */
export const beginPhrases = defineMessages<Counted>({
  CREATE: {
    id: 'channels.templates.begin.create',
    defaultMessage: '{count, plural, one {Create # channel} other {Create # channels}}',
  },
  UPDATE: {
    id: 'channels.templates.begin.update',
    defaultMessage: '{count, plural, one {Change # channel} other {Change # channels}}',
  },
});

/** How many rows would do what a file is for. */
export const plannedPhrases = defineMessages<Counted>({
  CREATE: {
    id: 'channels.templates.planned.create',
    defaultMessage: '{count, plural, one {# channel will be created} other {# channels will be created}}',
  },
  UPDATE: {
    id: 'channels.templates.planned.update',
    defaultMessage: '{count, plural, one {# channel will be changed} other {# channels will be changed}}',
  },
});

/** What is being done while a file is worked off. */
export const runningPhrases = defineMessages<Counted>({
  CREATE: {
    id: 'channels.templates.running.create',
    defaultMessage: '{count, plural, one {Creating # channel} other {Creating # channels}}',
  },
  UPDATE: {
    id: 'channels.templates.running.update',
    defaultMessage: '{count, plural, one {Changing # channel} other {Changing # channels}}',
  },
});

/** How many rows did it. */
export const donePhrases = defineMessages<Counted>({
  CREATE: {
    id: 'channels.templates.done.create',
    defaultMessage:
      '{count, plural, =0 {No channel was created} one {# channel was created} other {# channels were created}}',
  },
  UPDATE: {
    id: 'channels.templates.done.update',
    defaultMessage:
      '{count, plural, =0 {No channel was changed} one {# channel was changed} other {# channels were changed}}',
  },
});

/** What else a preview says. */
export const previewTexts = defineMessages({
  title: { id: 'channels.templates.previewTitle', defaultMessage: '4. Check what will change' },
  alreadySo: { id: 'channels.templates.alreadySo', defaultMessage: 'Nothing: it was already so' },
});

/** The same with values. */
export const previewPhrases = defineMessages<{
  unchanged: { count: number };
  addresses: { shown: string; count: number };
}>({
  unchanged: {
    id: 'channels.templates.unchanged',
    defaultMessage: '{count, plural, one {# channel stays as it is} other {# channels stay as they are}}',
  },
  addresses: { id: 'channels.templates.addresses', defaultMessage: '{shown} and {count, number} more' },
});
