import { CHANNEL_DESCRIPTION_MAX, CHANNEL_MODERATORS_MAX, CHANNEL_NAME_MAX } from '@muster/schema/formats/channel';
import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { type IntlShape, type MessageDescriptor, defineMessages } from 'react-intl';

/** What the words of some problems name. */
const limits = {
  ...{ nameMax: CHANNEL_NAME_MAX, descriptionMax: CHANNEL_DESCRIPTION_MAX },
  ...{ adminsMax: CHANNEL_MODERATORS_MAX, membersMax: SUBJECTS_MAX },
};

/** What is wrong with a row, by the problem's name in the schema. */
const rowProblems = defineMessages({
  CELLS_MISSING: {
    id: 'channels.templates.row.cellsMissing',
    defaultMessage: 'The row has another number of cells than the header',
  },
  NAME_REQUIRED: { id: 'channels.templates.row.nameRequired', defaultMessage: 'The name is missing' },
  NAME_INVALID: {
    id: 'channels.templates.row.nameInvalid',
    defaultMessage: 'The name has more than {nameMax, number} characters, or some that cannot be shown',
  },
  NAME_TAKEN: { id: 'channels.templates.row.nameTaken', defaultMessage: 'Your team has a channel of this name' },
  NAME_REPEATED: {
    id: 'channels.templates.row.nameRepeated',
    defaultMessage: 'A row before this one is about a channel of this name',
  },
  NAME_AMBIGUOUS: {
    id: 'channels.templates.row.nameAmbiguous',
    defaultMessage: 'Your team has several channels of this name',
  },
  CHANNEL_NOT_FOUND: {
    id: 'channels.templates.row.channelNotFound',
    defaultMessage: 'Your team has no channel of this name',
  },
  DESCRIPTION_INVALID: {
    id: 'channels.templates.row.descriptionInvalid',
    defaultMessage: 'The description has more than {descriptionMax, number} characters, or some that cannot be shown',
  },
  TYPE_INVALID: { id: 'channels.templates.row.typeInvalid', defaultMessage: 'Only private and public are taken' },
  TYPE_FIXED: {
    id: 'channels.templates.row.typeFixed',
    defaultMessage: 'The type of a channel cannot be changed',
  },
  ADMINS_REQUIRED: { id: 'channels.templates.row.adminsRequired', defaultMessage: 'There has to be a channel admin' },
  TOO_MANY_PEOPLE: {
    id: 'channels.templates.row.tooManyPeople',
    defaultMessage: 'A row takes at most {adminsMax, number} channel admins and {membersMax, number} members',
  },
  NOT_IN_TEAM: {
    id: 'channels.templates.row.notInTeam',
    defaultMessage: 'Nobody who is active in your team has this address',
  },
  IS_GUEST: { id: 'channels.templates.row.isGuest', defaultMessage: 'Guests cannot be channel admins' },
  NOT_ADMITTED: {
    id: 'channels.templates.row.notAdmitted',
    defaultMessage: 'The channel is restricted to user groups that this person does not belong to',
  },
  CHOICE_INVALID: {
    id: 'channels.templates.row.choiceInvalid',
    defaultMessage: 'Only channel admins and any member are taken',
  },
  CREATION_RESTRICTED: {
    id: 'channels.templates.row.creationRestricted',
    defaultMessage: 'Whoever uploaded the file may not create channels of this type',
  },
  CHANNEL_LIMIT: {
    id: 'channels.templates.row.channelLimit',
    defaultMessage: 'Your team may have no further channels of this type',
  },
  CHANNEL_LOCKED: {
    id: 'channels.templates.row.channelLocked',
    defaultMessage: 'This channel cannot be changed: everybody always belongs to it',
  },
  UNKNOWN: { id: 'channels.templates.row.unknown', defaultMessage: 'The row could not be done' },
});

/** The words for what is wrong with a row. */
export function problemText(problem: keyof typeof rowProblems, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const text: MessageDescriptor = rowProblems[problem];
  return formatMessage(text, limits);
}
