import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusOnChecked } from '../../../lib/focus/useFocusOnChecked.ts';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { ChosenPeople } from '../../../ui/settings/ChosenPeople.tsx';
import { chosenTexts } from '../../../ui/settings/chosenMessages.ts';
import { memberName } from '../../member/memberName.ts';
import { modeHints, modeNames, sharingTexts } from './fileSharingMessages.ts';
import { MODES, afterPicking, isNarrower, lacksPeople, type FindPerson, type Mode, type Sharing } from './sharing.ts';
import { useReadSharers } from './useFileSharing.ts';

const MemberPicker = lazyWithTexts('settings', () => import('../../member/dialogs/MemberPicker.tsx'));

/** Those who are chosen, by name; who is not known is named by their address. */
function Sharers({
  draft,
  find,
  isLocked,
  onChange,
  onChoose,
}: {
  draft: Sharing;
  find: FindPerson;
  isLocked: boolean;
  onChange: (draft: Sharing) => void;
  onChoose: () => void;
}) {
  const intl = useIntl();
  const people = [...draft.emails].map((email) => {
    const person = find(email) ?? { name: null, email, status: 'ACTIVE' };
    const note = person.status === 'ACTIVE' ? null : intl.formatMessage(chosenTexts.deactivated);
    return { key: email, name: memberName(intl, person), email, note, isKept: isLocked };
  });
  const remove = (gone: string) =>
    onChange({ ...draft, emails: new Set([...draft.emails].filter((email) => email !== gone)) });
  return (
    <ChosenPeople people={people} count={draft.emails.size} onRemove={remove} onChoose={isLocked ? null : onChoose} />
  );
}

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
  const group = useRef<HTMLDivElement>(null);
  const focusOnChecked = useFocusOnChecked(group);
  const readChosen = useReadSharers();
  const [isPicking, setPicking] = useState(false);
  const lacks = lacksPeople(draft, find);
  const choose = (word: string) => {
    const mode = MODES.find((one) => one === word);
    if (!mode) return;
    const next = { ...draft, mode };
    onChange(next);
    if (lacksPeople(next, find)) setPicking(true);
  };
  const close = (next: Sharing) => {
    const after = afterPicking(next, find);
    setPicking(false);
    onChange(after);
    if (after.mode !== 'CUSTOM') focusOnChecked();
  };
  const isDisabled = (mode: Mode) =>
    isLocked && (isNarrower(mode, saved) || (mode !== saved.mode && lacksPeople({ ...saved, mode }, find)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" id={id} sx={{ p: 0, fontWeight: 550 }}>
        {formatMessage(sharingTexts.label)}
      </Typography>
      <RadioGroup
        ref={group}
        aria-labelledby={id}
        value={MODES.find((mode) => mode === draft.mode) ?? ''}
        onChange={(_event, word) => choose(word)}
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
        <Box sx={{ mt: 1, pl: { xs: 0, sm: 4 } }}>
          <Sharers
            draft={draft}
            find={find}
            isLocked={isLocked}
            onChange={onChange}
            onChoose={() => setPicking(true)}
          />
          <Box role="status">
            {lacks && !isPicking && (
              <FormHelperText error sx={{ mx: 0 }}>
                {formatMessage(sharingTexts.nobody)}
              </FormHelperText>
            )}
          </Box>
        </Box>
      )}
      {isPicking && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </Box>
  );
}
