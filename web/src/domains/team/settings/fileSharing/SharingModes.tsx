import Box from '@mui/material/Box';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithTexts } from '../../../../lib/intl/lazyWithTexts.ts';
import { HintedRadio } from '../../../../ui/HintedRadio.tsx';
import { Legend } from '../../../../ui/settings/Legend.tsx';
import { OnDemand } from '../../../../ui/OnDemand.tsx';
import { ChosenPeopleField } from '../../../member/picker/ChosenPeopleField.tsx';
import { useChosenPeople } from '../../../member/picker/useChosenPeople.ts';
import { modeHints, modeNames, sharingTexts } from './fileSharingMessages.ts';
import { MODES, afterPicking, isNarrower, lacksPeople, type FindPerson, type Mode, type Sharing } from './sharing.ts';
import { useReadSharers } from './useFileSharing.ts';

const MemberPicker = lazyWithTexts('settings', () => import('../../../member/picker/MemberPicker.tsx'));

/** Somebody who is not known is named by their address. */
const unknown = (email: string) => ({ name: null, email, status: 'ACTIVE' as const });

const isActive = ({ status }: { status: string }) => status === 'ACTIVE';

/**
 * The mode, and who is chosen where chosen people may. Whoever chooses that mode with nobody chosen is asked for people;
 * where the picker is left with nobody, everybody may: in the form, which still has to be saved.
 */
export function SharingModes({
  draft,
  saved,
  find,
  isLocked,
  onChange,
}: {
  draft: Sharing;
  saved: Sharing;
  find: FindPerson;
  /** Whether the plan lets nothing be restricted further. */
  isLocked: boolean;
  onChange: (draft: Sharing) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const readChosen = useReadSharers();
  const { group, isPicking, pick, choose, close, giveUp } = useChosenPeople<Sharing>({
    isAsked: (next) => lacksPeople(next, find),
    afterPicking: (next) => afterPicking(next, find),
    hasList: ({ mode }) => mode === 'CUSTOM',
    onChange,
  });
  const isDisabled = (mode: Mode) =>
    isLocked && (isNarrower(mode, saved) || (mode !== saved.mode && lacksPeople({ ...saved, mode }, find)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Legend id={id}>{formatMessage(sharingTexts.label)}</Legend>
      <RadioGroup
        ref={group}
        aria-labelledby={id}
        value={MODES.find((mode) => mode === draft.mode) ?? ''}
        onChange={(_event, word) => {
          const mode = MODES.find((one) => one === word);
          if (mode) choose({ ...draft, mode });
        }}
        sx={{ mt: 0.5 }}
      >
        {MODES.map((mode) => (
          <HintedRadio
            key={mode}
            value={mode}
            name={formatMessage(modeNames[mode])}
            hint={formatMessage(modeHints[mode])}
            isDisabled={isDisabled(mode)}
          />
        ))}
      </RadioGroup>
      {draft.mode === 'CUSTOM' && (
        <ChosenPeopleField
          keys={[...draft.emails]}
          find={(email) => find(email) ?? unknown(email)}
          isAble={isActive}
          isKept={() => isLocked}
          problem={lacksPeople(draft, find) && !isPicking ? formatMessage(sharingTexts.nobody) : null}
          onRemove={(gone) =>
            onChange({ ...draft, emails: new Set([...draft.emails].filter((email) => email !== gone)) })
          }
          onChoose={isLocked ? null : pick}
        />
      )}
      {isPicking && (
        <OnDemand onFailed={giveUp}>
          <MemberPicker
            title={formatMessage(sharingTexts.pickerTitle)}
            text={formatMessage(sharingTexts.pickerText)}
            chosen={draft.emails}
            keyOf="email"
            withGuests
            readChosen={readChosen}
            onDone={(emails) => close({ ...draft, emails })}
            onCancel={() => close(draft)}
          />
        </OnDemand>
      )}
    </Box>
  );
}
