import { defineMessages } from 'react-intl';
import type { ChannelType, Option } from './creation.ts';

/** The panel about who may create channels. */
export const creationTexts = defineMessages({
  label: { id: 'settings.channelCreation.label', defaultMessage: 'Who may create channels' },
  intro: {
    id: 'settings.channelCreation.intro',
    defaultMessage:
      'Decides who can create new channels in the chat. Channels that exist already stay, with everybody who is in them. Guests can never create channels.',
  },
  loadFailed: {
    id: 'settings.channelCreation.loadFailed',
    defaultMessage: 'Who may create channels could not be loaded',
  },
  saveFailed: {
    id: 'settings.channelCreation.saveFailed',
    defaultMessage: 'Who may create channels could not be saved. Try again.',
  },
  paywall: {
    id: 'settings.channelCreation.paywall',
    defaultMessage: 'With PRO you decide who may create public and private channels.',
  },
  needsPlan: {
    id: 'settings.channelCreation.needsPlan',
    defaultMessage: 'Letting fewer people create channels needs PRO.',
  },
  adminsAlways: { id: 'settings.channelCreation.adminsAlways', defaultMessage: 'Admins always can.' },
  nobody: {
    id: 'settings.channelCreation.nobody',
    defaultMessage: 'Choose at least one active member. Guests and deactivated people do not count.',
  },
  gone: {
    id: 'settings.channelCreation.gone',
    defaultMessage: 'Somebody you chose is no active member any more. Remove them, and save again.',
  },
  becameGuest: {
    id: 'settings.channelCreation.becameGuest',
    defaultMessage: 'Somebody you chose is a guest. Guests cannot create channels: remove them, and save again.',
  },
  pickerText: {
    id: 'settings.channelCreation.pickerText',
    defaultMessage: 'Guests cannot create channels, so they are not offered. Admins always can, chosen or not.',
  },
});

/** What the two types of channels are called. */
export const typeNames = defineMessages({
  open: { id: 'settings.channelCreation.open', defaultMessage: 'Public channels' },
  closed: { id: 'settings.channelCreation.closed', defaultMessage: 'Private channels' },
}) satisfies Record<ChannelType, unknown>;

export const typeHints = defineMessages({
  open: {
    id: 'settings.channelCreation.openHint',
    defaultMessage: 'Everybody in the team can find and join them.',
  },
  closed: {
    id: 'settings.channelCreation.closedHint',
    defaultMessage: 'Only people who are invited are in them.',
  },
}) satisfies Record<ChannelType, unknown>;

export const pickerTitles = defineMessages({
  open: {
    id: 'settings.channelCreation.pickerOpen',
    defaultMessage: 'Who may create public channels',
  },
  closed: {
    id: 'settings.channelCreation.pickerClosed',
    defaultMessage: 'Who may create private channels',
  },
}) satisfies Record<ChannelType, unknown>;

export const optionNames = defineMessages({
  ALL_USERS: { id: 'settings.channelCreation.everybody', defaultMessage: 'Anyone (except guests)' },
  ADMINS_AND_WHITELISTED_USERS: {
    id: 'settings.channelCreation.specific',
    defaultMessage: 'Allow specific users and team admins',
  },
  ONLY_ADMINS: { id: 'settings.channelCreation.onlyAdmins', defaultMessage: 'Only team admins' },
}) satisfies Record<Option, unknown>;

/** Those that count or name something. */
export const creationPhrases = defineMessages<{
  goneNamed: { name: string };
  becameGuestNamed: { name: string };
  tooMany: { most: number };
  limited: { limit: number; used: number };
}>({
  goneNamed: {
    id: 'settings.channelCreation.goneNamed',
    defaultMessage: '{name} is no active member any more. Remove them, and save again.',
  },
  becameGuestNamed: {
    id: 'settings.channelCreation.becameGuestNamed',
    defaultMessage: '{name} is a guest. Guests cannot create channels: remove them, and save again.',
  },
  limited: {
    id: 'settings.channelCreation.limited',
    defaultMessage:
      '{limit, plural, =0 {Your plan allows none} one {Your plan allows # of them} other {Your plan allows # of them}}; your team has {used, number}.',
  },
  tooMany: {
    id: 'settings.channelCreation.tooMany',
    defaultMessage: 'No more than {most, number} people can be chosen. Remove some, and save again.',
  },
});
