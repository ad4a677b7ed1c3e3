import { defineMessages } from 'react-intl';

/** What became of a request to join: said in a toast. */
export const approvedPhrases = defineMessages<{
  changed: { name: string; count: number };
  guestChanged: { name: string; count: number };
  already: { name: string; count: number };
  gone: { name: string; count: number };
  failed: { name: string };
  lost: { name: string };
}>({
  changed: {
    id: 'people.approved',
    defaultMessage:
      '{count, plural, =1 {{name} belongs to the team now.} one {# person belongs to the team now.} other {# people belong to the team now.}}',
  },
  guestChanged: {
    id: 'people.approved.guest',
    defaultMessage:
      '{count, plural, =1 {{name} is a guest of the team now.} one {# person is a guest of the team now.} other {# people are guests of the team now.}}',
  },
  already: {
    id: 'people.approved.before',
    defaultMessage:
      '{count, plural, =1 {{name} was approved already.} one {# request was approved already.} other {# requests were approved already.}}',
  },
  gone: {
    id: 'people.approved.withdrawn',
    defaultMessage:
      '{count, plural, =1 {{name} has withdrawn the request.} one {# request was withdrawn.} other {# requests were withdrawn.}}',
  },
  failed: { id: 'people.approved.failed', defaultMessage: '{name} could not be approved.' },
  lost: {
    id: 'people.approved.lost',
    defaultMessage: 'No answer came, so it is not known whether {name} was approved. Try again: nothing is done twice.',
  },
});
