import { TEAM_NAME_MAX } from '@muster/schema/formats/teamName';
import { TEAM_URL_MAX, TEAM_URL_MIN } from '@muster/schema/formats/teamUrl';
import { defineMessages } from 'react-intl';

/** Changing the team's name and URL on the overview. */
export const editTexts = defineMessages({
  name: { id: 'overview.edit.name', defaultMessage: 'Team name' },
  url: { id: 'overview.edit.url', defaultMessage: 'Team URL' },
  urlWarning: { id: 'overview.edit.url.warning', defaultMessage: 'Links to the old URL stop working.' },
  nameMissing: { id: 'overview.edit.name.missing', defaultMessage: 'Enter a team name.' },
  nameInvalid: {
    id: 'overview.edit.name.invalid',
    defaultMessage: "A team name cannot contain '<' or '>', or characters that cannot be seen.",
  },
  urlInvalid: {
    id: 'overview.edit.url.invalid',
    defaultMessage: 'Use letters, digits and hyphens only, with no hyphen at the start or the end.',
  },
  urlTaken: { id: 'overview.edit.url.taken', defaultMessage: 'This team URL is already in use. Choose another one.' },
  urlReserved: { id: 'overview.edit.url.reserved', defaultMessage: 'This team URL is reserved. Choose another one.' },
  forbidden: {
    id: 'overview.edit.forbidden',
    defaultMessage: 'You are not an admin of this team any more, so this was not saved.',
  },
  failed: { id: 'overview.edit.failed', defaultMessage: 'This could not be saved. Please try again.' },
});

/** Texts of the same that name or count something. */
export const editPhrases = defineMessages<{
  nameTooLong: { max: number };
  urlTooShort: { min: number };
  urlTooLong: { max: number };
  changed: { value: string };
}>({
  nameTooLong: { id: 'overview.edit.name.tooLong', defaultMessage: 'Use at most {max} characters.' },
  urlTooShort: { id: 'overview.edit.url.tooShort', defaultMessage: 'Use at least {min} characters.' },
  urlTooLong: { id: 'overview.edit.url.tooLong', defaultMessage: 'Use at most {max} characters.' },
  changed: {
    id: 'overview.edit.changed',
    defaultMessage: 'Somebody changed this meanwhile to “{value}”. Save again to replace it.',
  },
});

export const editLimits = { nameMax: TEAM_NAME_MAX, urlMin: TEAM_URL_MIN, urlMax: TEAM_URL_MAX };
