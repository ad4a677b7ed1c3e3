import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import type { SaveProblem } from '../../../../lib/form/saveOutcome.ts';
import { TextTags } from '../../../../ui/TextTags.tsx';
import type { TextTagsState } from '../../../../ui/useTextTags.ts';
import { signUpPhrases, signUpTexts } from './signUpMessages.ts';
import type { SignUpValues } from './signUpValues.ts';

/** The added domain that a save was refused for; null where it was refused for something else, or not. */
function refusedDomain(problem: SaveProblem | null): string | null {
  if (problem?.kind !== 'refused') return null;
  const [name, domain] = problem.field ?? [];
  return name === 'addDomains' ? (domain ?? null) : null;
}

/** Whether a save was refused for the added domains: for one of them, or for one that the services do not name. */
export const isAboutDomains = (problem: SaveProblem | null): boolean =>
  refusedDomain(problem) !== null || (problem?.kind === 'refused' && problem.code === 'CANNOT_ADD_EMAIL_AUTO_APPROVAL');

/** What is wrong with the added domains; null where nothing is. */
function problemText({ formatMessage }: IntlShape, problem: SaveProblem | null): string | null {
  if (problem?.kind !== 'refused' || !isAboutDomains(problem)) return null;
  const domain = refusedDomain(problem);
  if (domain === null) return formatMessage(signUpTexts.oneNotApprovable);
  return problem.code === 'INVALID'
    ? formatMessage(signUpPhrases.invalid, { text: domain })
    : formatMessage(signUpPhrases.notApprovable, { domain });
}

/** The domains whose people join at once, and whether others may ask. */
export function ApprovedDomains({
  values,
  tags,
  problem,
  limit,
  isOverLimit,
  onChange,
  children,
}: {
  values: SignUpValues;
  tags: TextTagsState;
  problem: SaveProblem | null;
  /** How many domains the plan includes; null for any number. */
  limit: number | null;
  /** Whether there are more than that. */
  isOverLimit: boolean;
  onChange: (changes: Partial<SignUpValues>) => void;
  /** What is said of the domains below them. */
  children: ReactNode;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const refused = refusedDomain(problem);
  const overLimit = isOverLimit && limit !== null && formatMessage(signUpPhrases.overLimit, { limit });
  const included = limit === null ? '' : `${formatMessage(signUpPhrases.included, { limit })} `;
  const missing = values.domains.length === 0 ? `${formatMessage(signUpTexts.domainsMissing)} ` : '';
  return (
    <>
      <TextTags
        label={formatMessage(signUpTexts.domains)}
        value={values.domains}
        onChange={(domains) => onChange({ domains })}
        state={tags}
        marked={new Set(refused === null ? [] : [refused])}
        error={problemText(intl, problem) ?? overLimit}
        hint={`${missing}${included}${formatMessage(signUpTexts.domainsHint)}`}
        placeholder="example.com"
      />
      {children}
      <FormControlLabel
        sx={{ mr: 0 }}
        control={
          <Checkbox checked={values.mayOthersAsk} onChange={(_event, mayOthersAsk) => onChange({ mayOthersAsk })} />
        }
        label={formatMessage(signUpTexts.mayOthersAsk)}
      />
    </>
  );
}
