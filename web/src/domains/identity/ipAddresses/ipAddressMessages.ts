import { defineMessages } from 'react-intl';

export const ipTexts = defineMessages({
  title: { id: 'account.ipAddresses.title', defaultMessage: 'IP addresses' },
  description: {
    id: 'account.ipAddresses.description',
    defaultMessage:
      'From where your account was used in the last 90 days. Mark an address as unsafe if it was not you there.',
  },
  list: { id: 'account.ipAddresses.list', defaultMessage: 'Used addresses' },
  refresh: { id: 'account.ipAddresses.refresh', defaultMessage: 'Refresh' },
  refreshed: { id: 'account.ipAddresses.refreshed', defaultMessage: 'The list is up to date.' },
  none: { id: 'account.ipAddresses.none', defaultMessage: 'No active IP addresses found.' },
  loadFailed: {
    id: 'account.ipAddresses.loadFailed',
    defaultMessage: 'Error fetching IP addresses. Please try again after some time.',
  },
  current: { id: 'account.ipAddresses.current', defaultMessage: 'This address' },
  markUnsafe: { id: 'account.ipAddresses.markUnsafe', defaultMessage: 'Mark unsafe' },
  markText: {
    id: 'account.ipAddresses.mark.text',
    defaultMessage: 'All of your sessions that were last used from there are signed out. The address leaves this list.',
  },
  markCurrentText: {
    id: 'account.ipAddresses.mark.current',
    defaultMessage: 'You are using this address right now: you are signed out here, too.',
  },
  markAgainText: {
    id: 'account.ipAddresses.mark.again',
    defaultMessage: 'It stays possible to sign in from there. If that happens, the address is listed here again.',
  },
  markFailed: {
    id: 'account.ipAddresses.mark.failed',
    defaultMessage: 'The IP address could not be marked as unsafe. Try again.',
  },
});

type Address = { address: string };

export const ipPhrases = defineMessages<{
  lastAccess: { time: string };
  usedAgain: { date: string };
  markAddress: Address;
  markQuestion: Address;
  markConfirm: Address;
  gone: Address;
  marked: Address & { count: number };
}>({
  lastAccess: { id: 'account.ipAddresses.lastAccess', defaultMessage: 'Last access {time}' },
  usedAgain: {
    id: 'account.ipAddresses.usedAgain',
    defaultMessage: 'Marked unsafe on {date}, used again since',
  },
  markAddress: { id: 'account.ipAddresses.markAddress', defaultMessage: 'Mark unsafe: {address}' },
  markQuestion: { id: 'account.ipAddresses.mark.question', defaultMessage: 'Mark {address} as unsafe?' },
  markConfirm: { id: 'account.ipAddresses.mark.confirm', defaultMessage: 'Mark {address} unsafe' },
  gone: { id: 'account.ipAddresses.gone', defaultMessage: '{address} is not in the list any more.' },
  marked: {
    id: 'account.ipAddresses.marked',
    defaultMessage:
      '{address} is marked as unsafe. {count, plural, =0 {No session was used from there.} one {# session was signed out.} other {# sessions were signed out.}}',
  },
});
