import { APPROVED_DOMAINS_MAX } from '@muster/schema/formats/domainName';
import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import { type IntlShape, useIntl } from 'react-intl';
import { useDraft } from '../../../../lib/form/useDraft.ts';
import { useUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { PanelForm } from '../../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../../ui/form/SaveProblemNote.tsx';
import { type ReadTag, useTextTags } from '../../../../ui/useTextTags.ts';
import { PlanPaywall } from '../../../billing/paywall/PlanPaywall.tsx';
import { useGateAfterRefusal, usePlanGate } from '../../../billing/paywall/usePlanGate.ts';
import { ApprovedDomains, isAboutDomains } from './ApprovedDomains.tsx';
import { BlockContacts } from './BlockContacts.tsx';
import { signUpPhrases, signUpTexts } from './signUpMessages.ts';
import { useSignUpSave } from './signUpSave.ts';
import {
  type SignUpState,
  type SignUpValues,
  addedDomains,
  domainFrom,
  isComplete,
  isSameSignUp,
  valuesOf,
} from './signUpValues.ts';
import { WayChoice } from './WayChoice.tsx';

/** A team as the form needs it. */
export interface SignUpTeam extends SignUpState {
  readonly version: number;
  readonly domain: string;
  readonly isAutoJoin: boolean;
  readonly isPublicDomain: boolean;
}

const readDomain =
  ({ formatMessage }: IntlShape): ReadTag =>
  (text, present) => {
    const domain = domainFrom(text);
    if (domain === null) return { problem: formatMessage(signUpPhrases.invalid, { text }) };
    if (present.has(domain)) return { problem: formatMessage(signUpPhrases.duplicate, { domain }) };
    return { tag: domain };
  };

const refusalText = ({ formatMessage }: IntlShape, code: string): string | null => {
  if (code === 'PLAN_REQUIRED') return formatMessage(signUpTexts.planRequired);
  if (code === 'NOT_ALLOWED') return formatMessage(signUpTexts.blockPublic);
  return code === 'TOO_MANY' ? formatMessage(signUpPhrases.tooMany, { most: APPROVED_DOMAINS_MAX }) : null;
};

/** Who may join, and whether outside contacts are blocked, saved as a whole. */
export function SignUpForm({ team }: { team: SignUpTeam }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const saved = valuesOf(team);
  const form = useDraft({ saved, isSame: isSameSignUp, ...useSignUpSave(team.version) });
  const { draft, problem } = form;
  const change = (changes: Partial<SignUpValues>) => form.change((values) => ({ ...values, ...changes }));
  const tags = useTextTags({
    value: draft.domains,
    onChange: (domains) => change({ domains }),
    read: readDomain(intl),
  });
  const isUnfinished = draft.way === 'domains' && tags.typed.trim() !== '';
  useUnsavedChanges(isUnfinished);
  const { gate, readAgain: readGateAgain } = usePlanGate('APPROVED_DOMAINS');
  useGateAfterRefusal(problem, readGateAgain);
  const limit = gate?.limit ?? null;
  const isOverLimit = limit !== null && addedDomains(draft, saved).length > 0 && draft.domains.length > limit;
  const isAtField = draft.way === 'domains' && isAboutDomains(problem);
  return (
    <PanelForm
      label={formatMessage(signUpTexts.form)}
      isDirty={form.isDirty || isUnfinished}
      isValid={isComplete(draft) && !isUnfinished && !isOverLimit}
      state={form.state}
      problem={
        problem &&
        !isAtField && (
          <SaveProblemNote
            problem={problem}
            texts={{ failed: formatMessage(signUpTexts.failed), refused: (code) => refusalText(intl, code) }}
          />
        )
      }
      onSubmit={form.submit}
      onDiscard={() => {
        tags.clear();
        form.discard();
      }}
    >
      {team.isAutoJoin && (
        <Alert severity="info">{formatMessage(signUpPhrases.autoJoin, { domain: team.domain })}</Alert>
      )}
      <WayChoice way={draft.way} onChange={(way) => change({ way })}>
        <ApprovedDomains
          values={draft}
          tags={tags}
          problem={problem}
          limit={limit}
          isOverLimit={isOverLimit}
          onChange={change}
        >
          {isOverLimit && (
            <PlanPaywall feature="APPROVED_DOMAINS" text={formatMessage(signUpTexts.domainsPlan)} gate={gate} />
          )}
        </ApprovedDomains>
      </WayChoice>
      <Divider />
      <BlockContacts
        isBlocked={draft.isBlocked}
        problem={problem}
        wasBlocked={saved.isBlocked}
        isPublicDomain={team.isPublicDomain}
        onChange={(isBlocked) => change({ isBlocked })}
      />
    </PanelForm>
  );
}
