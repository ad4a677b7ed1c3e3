import { defineMessages } from 'react-intl';

/** Letting licences run out. */
export const disableTexts = defineMessages({
  disableTitle: { id: 'people.licence.disable.title', defaultMessage: 'Disable auto-renewal' },
  disableTooMany: {
    id: 'people.licence.disable.tooMany',
    defaultMessage: 'You can select a maximum of 20 users at a time to disable auto-renewal.',
  },
  disableNobody: {
    id: 'people.licence.disable.nobody',
    defaultMessage: 'None of these people has a license that renews.',
  },
  disableContinue: { id: 'people.licence.disable.continue', defaultMessage: 'Continue' },
  disableBack: { id: 'people.licence.disable.back', defaultMessage: 'Back' },
  disableDone: { id: 'people.licence.disable.done', defaultMessage: 'Auto-renewal disabled successfully' },
});

/** Those that count or name somebody. */
export const disablePhrases = defineMessages<{
  disableEffect: { count: number };
  passedEnding: { count: number; names: string };
  disableWhom: { count: number; names: string };
  disableSure: { count: number };
  disableSureText: { names: string };
  disable: { count: number };
}>({
  disableEffect: {
    id: 'people.licence.disable.effect',
    defaultMessage:
      '{count, plural, one {They keep their license until the end of the period that is paid for and are without one after that.} other {They keep their licenses until the end of the period that is paid for and are without one after that.}} Assigning a license again makes it renew again.',
  },
  passedEnding: {
    id: 'people.licence.passed.ending',
    defaultMessage:
      '{count, plural, one {Passed over, the license does not renew as it is:} other {Passed over, the licenses do not renew as it is:}} {names}.',
  },
  disableWhom: {
    id: 'people.licence.disable.whom',
    defaultMessage: '{count, plural, one {# license does} other {# licenses do}} not renew any more: {names}.',
  },
  disableSure: {
    id: 'people.licence.disable.sure',
    defaultMessage: 'Really disable auto-renewal for {count, plural, one {# person} other {# people}}?',
  },
  disableSureText: {
    id: 'people.licence.disable.sureText',
    defaultMessage: 'This is about {names}. They are without a license once the paid period ends.',
  },
  disable: {
    id: 'people.licence.disable.confirm',
    defaultMessage: 'Disable for {count, plural, one {# person} other {# people}}',
  },
});
