import {
  CHANNEL_DESCRIPTION_MAX,
  CHANNEL_GROUPS_MAX,
  CHANNEL_MODERATORS_MAX,
  CHANNEL_NAME_MAX,
  CHANNEL_POSTERS_MAX,
} from '@muster/schema/formats/channel';
import { defineMessages } from 'react-intl';

/** The texts of the form of a channel. */
export const channelFormTexts = defineMessages({
  createAnnouncement: { id: 'channels.form.createAnnouncement', defaultMessage: 'Create an announcement channel' },
  createAutoJoin: { id: 'channels.form.createAutoJoin', defaultMessage: 'Create an auto-join channel' },
  edit: { id: 'channels.form.edit', defaultMessage: 'Edit channel' },
  upgrade: { id: 'channels.form.upgrade', defaultMessage: 'Upgrade a public channel' },
  upgradeText: {
    id: 'channels.form.upgradeText',
    defaultMessage:
      'The channel becomes an auto-join channel. Its messages, the people in it and who may do what stay as they are.',
  },
  form: { id: 'channels.form.label', defaultMessage: 'Channel' },
  loadFailed: { id: 'channels.form.loadFailed', defaultMessage: 'The channel could not be loaded' },
  goneTitle: { id: 'channels.form.goneTitle', defaultMessage: 'There is no such channel' },
  goneText: {
    id: 'channels.form.goneText',
    defaultMessage: 'It may have been deleted, or the address is not complete.',
  },
  notForUpgradeTitle: { id: 'channels.form.notForUpgradeTitle', defaultMessage: 'This channel cannot be upgraded' },
  notForUpgradeText: {
    id: 'channels.form.notForUpgradeText',
    defaultMessage: 'Only public channels that are not auto-join yet can be upgraded. Choose another one.',
  },
  chooseAnother: { id: 'channels.form.chooseAnother', defaultMessage: 'Choose another channel' },
  basics: { id: 'channels.form.basics', defaultMessage: 'Name and purpose' },
  name: { id: 'channels.form.name', defaultMessage: 'Channel name' },
  description: { id: 'channels.form.description', defaultMessage: 'Description (optional)' },
  nameMissing: { id: 'channels.form.nameMissing', defaultMessage: 'Enter a channel name' },
  characters: {
    id: 'channels.form.characters',
    defaultMessage: 'This contains characters that cannot be used here. Type it again.',
  },
  moderatorsPost: {
    id: 'channels.form.moderatorsPost',
    defaultMessage: 'Only its moderators can write in it; everybody else in it reads.',
  },
  everybodyPosts: { id: 'channels.form.everybodyPosts', defaultMessage: 'Everybody in it can write.' },
  nobodyPosts: { id: 'channels.form.nobodyPosts', defaultMessage: 'Nobody can write in it.' },
  audience: { id: 'channels.form.audience', defaultMessage: 'Whom it is for' },
  restriction: { id: 'channels.form.restriction', defaultMessage: 'Only for members of these user groups' },
  restrictionHint: {
    id: 'channels.form.restrictionHint',
    defaultMessage:
      'Without any, nobody is kept out. With some, whoever belongs to none of them is taken out; moderators stay.',
  },
  autoJoin: { id: 'channels.form.autoJoin', defaultMessage: 'Auto-join' },
  autoJoinBox: { id: 'channels.form.autoJoinBox', defaultMessage: 'Make this an auto-join channel' },
  autoJoinHint: {
    id: 'channels.form.autoJoinHint',
    defaultMessage: 'People are put into it automatically: those who are there now, and whoever comes later.',
  },
  upgradeToAutojoinError: {
    id: 'channels.form.boxMissing',
    defaultMessage: 'Select this checkbox to upgrade this channel to an autojoin channel',
  },
  locked: { id: 'channels.form.locked', defaultMessage: 'This channel cannot be removed from auto-join' },
  joiners: { id: 'channels.form.joiners', defaultMessage: 'Who joins it' },
  everyone: { id: 'channels.form.everyone', defaultMessage: 'Everybody' },
  everyoneHint: {
    id: 'channels.form.everyoneHint',
    defaultMessage: 'All members of the team whom the channel is for, except guests.',
  },
  groups: { id: 'channels.form.groups', defaultMessage: 'Members of user groups' },
  groupsHint: {
    id: 'channels.form.groupsHint',
    defaultMessage: 'Whoever comes to belong to one of them joins it. The channel is only for these user groups then.',
  },
  autoJoinGroups: { id: 'channels.form.autoJoinGroups', defaultMessage: 'User groups that join it' },
  chooseGroups: { id: 'channels.form.chooseGroups', defaultMessage: 'Choose from the list, or type to search.' },
  groupsMissing: { id: 'channels.form.groupsMissing', defaultMessage: 'Choose at least one user group' },
  groupGone: {
    id: 'channels.form.groupGone',
    defaultMessage: 'One of these user groups has been deleted in the meantime. Choose another one.',
  },
  canLeave: { id: 'channels.form.canLeave', defaultMessage: 'Members can leave it' },
  canMute: { id: 'channels.form.canMute', defaultMessage: 'Members can mute it' },
  counting: { id: 'channels.form.counting', defaultMessage: 'Counting people…' },
  countFailed: { id: 'channels.form.countFailed', defaultMessage: 'The people could not be counted.' },
  needsPro: {
    id: 'channels.form.needsPro',
    defaultMessage: 'With PRO you choose whom the channel is for, and who joins it automatically.',
  },
  createNeedsPro: {
    id: 'channels.form.createNeedsPro',
    defaultMessage: 'With PRO you create announcement and auto-join channels.',
  },
  admins: { id: 'channels.form.admins', defaultMessage: 'Channel moderators' },
  adminsNew: {
    id: 'channels.form.adminsNew',
    defaultMessage: 'They look after the channel. Where you choose nobody, you do.',
  },
  adminsText: { id: 'channels.form.adminsText', defaultMessage: 'They look after the channel.' },
  adminsMissing: { id: 'channels.form.adminsMissing', defaultMessage: 'Choose at least one moderator' },
  adminGone: {
    id: 'channels.form.adminGone',
    defaultMessage: 'One of these people has left the team or become a guest. Choose somebody else.',
  },
  adminsUnread: { id: 'channels.form.adminsUnread', defaultMessage: 'The moderators could not be loaded' },
  posters: { id: 'channels.form.posters', defaultMessage: 'Who else may write' },
  postersText: {
    id: 'channels.form.postersText',
    defaultMessage: 'They write in the channel without looking after it. Its moderators write in any case.',
  },
  posterOutside: {
    id: 'channels.form.posterOutside',
    defaultMessage:
      'One of these people belongs to none of the user groups that the channel is for. Choose somebody else, or add a user group.',
  },
  create: { id: 'channels.form.create', defaultMessage: 'Create channel' },
  save: { id: 'channels.form.save', defaultMessage: 'Save changes' },
  upgradeNow: { id: 'channels.form.upgradeNow', defaultMessage: 'Upgrade channel' },
  previewTitle: { id: 'channels.form.previewTitle', defaultMessage: 'Who joins and who leaves' },
  previewText: {
    id: 'channels.form.previewText',
    defaultMessage: 'In a large team this goes on for a while after it is saved.',
  },
  created: { id: 'channels.form.created', defaultMessage: 'Channel created successfully' },
  updated: { id: 'channels.form.updated', defaultMessage: 'Channel updated successfully' },
  saveFailed: { id: 'channels.form.saveFailed', defaultMessage: 'The channel could not be saved. Try again.' },
  stale: {
    id: 'channels.form.stale',
    defaultMessage:
      'Somebody else changed this channel in the meantime, and what they saved has been loaded. What you entered is still here: look it over, and save again to put it in the place of theirs.',
  },
  refused: {
    id: 'channels.form.refused',
    defaultMessage: 'Something that you entered is not accepted. Look it over: it is all still here.',
  },
  planRequired: {
    id: 'channels.form.planRequired',
    defaultMessage: 'This needs PRO. What you entered is still here.',
  },
  limitReached: {
    id: 'channels.form.limitReached',
    defaultMessage: 'Your team has as many channels of this kind as it can have.',
  },
  notAllowed: { id: 'channels.form.notAllowed', defaultMessage: 'You may not create channels in this team.' },
  gone: { id: 'channels.form.gone', defaultMessage: 'The team no longer has this channel.' },
  archived: {
    id: 'channels.form.archived',
    defaultMessage: 'This channel has been archived in the meantime: nothing was saved.',
  },
});

/** What the texts about limits name, each what it needs of it. */
export const CHANNEL_LIMITS = {
  mostOfName: CHANNEL_NAME_MAX,
  mostOfDescription: CHANNEL_DESCRIPTION_MAX,
  mostGroups: CHANNEL_GROUPS_MAX,
  mostAdmins: CHANNEL_MODERATORS_MAX,
  mostPosters: CHANNEL_POSTERS_MAX,
};

type Limits = typeof CHANNEL_LIMITS;

export const channelLimitPhrases = defineMessages<{
  nameLength: Limits;
  descriptionLength: Limits;
  tooManyGroups: Limits;
  tooManyAdmins: Limits;
  tooManyPosters: Limits;
}>({
  nameLength: {
    id: 'channels.form.nameLength',
    defaultMessage: 'Channel name can have at most {mostOfName, number} characters',
  },
  descriptionLength: {
    id: 'channels.form.descriptionLength',
    defaultMessage: 'Description can have at most {mostOfDescription, number} characters',
  },
  tooManyGroups: {
    id: 'channels.form.tooManyGroups',
    defaultMessage: 'A channel can name at most {mostGroups, number} user groups. Choose fewer.',
  },
  tooManyAdmins: {
    id: 'channels.form.tooManyAdmins',
    defaultMessage: 'A channel can have at most {mostAdmins, number} moderators. Choose fewer.',
  },
  tooManyPosters: {
    id: 'channels.form.tooManyPosters',
    defaultMessage: 'At most {mostPosters, number} people can write beside the moderators. Choose fewer.',
  },
});

export const channelFormPhrases = defineMessages<{
  moves: { joining: number; leaving: number };
  adminsCount: { count: number };
  postersCount: { count: number };
  moderatorsAndOthersPost: { count: number };
}>({
  moves: {
    id: 'channels.form.moves',
    defaultMessage:
      '{joining, plural, =0 {Nobody will join} one {# person will join} other {# people will join}}, {leaving, plural, =0 {nobody will leave.} one {# will leave.} other {# will leave.}}',
  },
  adminsCount: {
    id: 'channels.form.adminsCount',
    defaultMessage: '{count, plural, one {# person looks after it.} other {# people look after it.}}',
  },
  postersCount: {
    id: 'channels.form.postersCount',
    defaultMessage:
      '{count, plural, one {# person writes in it beside the moderators.} other {# people write in it beside the moderators.}}',
  },
  moderatorsAndOthersPost: {
    id: 'channels.form.moderatorsAndOthersPost',
    defaultMessage:
      '{count, plural, one {Only its moderators and # other person can write in it; everybody else in it reads.} other {Only its moderators and # other people can write in it; everybody else in it reads.}}',
  },
});
