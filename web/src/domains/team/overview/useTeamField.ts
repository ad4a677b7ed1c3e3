import { teamNameFormat } from '@muster/schema/formats/teamName';
import { teamUrlFormat } from '@muster/schema/formats/teamUrl';
import { type IntlShape, useIntl } from 'react-intl';
import type { EditRefusal } from '../../../ui/EditableTextField.tsx';
import { lossTexts } from '../../../ui/form/problemMessages.ts';
import { editLimits, editPhrases, editTexts } from './editMessages.ts';
import { type EditedField, type EditedTeam, type EditOutcome, useTeamUpdate } from './teamUpdate.ts';

const { nameMax, urlMin, urlMax } = editLimits;

const FIELDS = {
  name: {
    format: teamNameFormat,
    textOf: (code: string, { formatMessage }: IntlShape) => {
      if (code === 'TOO_SHORT') return formatMessage(editTexts.nameMissing);
      if (code === 'TOO_LONG') return formatMessage(editPhrases.nameTooLong, { max: nameMax });
      return formatMessage(code === 'INVALID' ? editTexts.nameInvalid : editTexts.failed);
    },
  },
  url: {
    format: teamUrlFormat,
    textOf: (code: string, { formatMessage }: IntlShape) => {
      if (code === 'TOO_SHORT') return formatMessage(editPhrases.urlTooShort, { min: urlMin });
      if (code === 'TOO_LONG') return formatMessage(editPhrases.urlTooLong, { max: urlMax });
      if (code === 'INVALID') return formatMessage(editTexts.urlInvalid);
      if (code === 'TAKEN') return formatMessage(editTexts.urlTaken);
      return formatMessage(code === 'RESTRICTED' ? editTexts.urlReserved : editTexts.failed);
    },
  },
};

/** The code that the gateway would give, by what is wrong with the form. */
const codeOfIssue = (issue: string | undefined) =>
  issue === 'too_small' ? 'TOO_SHORT' : issue === 'too_big' ? 'TOO_LONG' : 'INVALID';

function refusalOf(field: EditedField, outcome: EditOutcome, intl: IntlShape): EditRefusal | null {
  if (outcome.kind === 'saved') return null;
  if (outcome.kind === 'refused') return { reason: FIELDS[field].textOf(outcome.code, intl) };
  if (outcome.kind === 'forbidden') return { reason: intl.formatMessage(editTexts.forbidden) };
  if (outcome.kind === 'failed') {
    return { reason: intl.formatMessage(outcome.loss === null ? editTexts.failed : lossTexts[outcome.loss]) };
  }
  const { current } = outcome;
  return { reason: intl.formatMessage(editPhrases.changed, { value: current }), current };
}

/** Saves what was typed into a field of the team, if it is of the form; answers why it was not, in the person's words. */
export function useTeamField(field: EditedField, team: EditedTeam) {
  const intl = useIntl();
  const save = useTeamUpdate(team);
  return async (typed: string, seen: string): Promise<EditRefusal | null> => {
    const { format, textOf } = FIELDS[field];
    const { data, error } = format.safeParse(typed);
    if (data === undefined) return { reason: textOf(codeOfIssue(error?.issues[0]?.code), intl) };
    return refusalOf(field, await save(field, data, seen), intl);
  };
}
