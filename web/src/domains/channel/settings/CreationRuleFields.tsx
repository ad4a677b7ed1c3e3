import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Fragment, Suspense, useId, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useFocusOnChecked } from '../../../lib/focus/useFocusOnChecked.ts';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { ChosenPeople, type ChosenPerson } from '../../../ui/settings/ChosenPeople.tsx';
import { chosenTexts } from '../../../ui/settings/chosenMessages.ts';
import { memberName } from '../../member/memberName.ts';
import { creationTexts, optionNames, pickerTitles, typeHints, typeNames } from './channelCreationMessages.ts';
import {
  OPTIONS,
  afterPicking,
  hasList,
  isComplete,
  isNarrower,
  lacksPeople,
  mayCreate,
  type ChannelType,
  type CreationRule,
  type FindPerson,
} from './creation.ts';
import { useReadCreators } from './useChannelCreation.ts';

const MemberPicker = lazyWithTexts('settings', () => import('../../member/dialogs/MemberPicker.tsx'));

/** Those of the chosen who are known by name. */
function peopleOf(ids: readonly string[], find: FindPerson, isKept: (id: string) => boolean, intl: IntlShape) {
  const { formatMessage } = intl;
  return ids.flatMap((id): ChosenPerson[] => {
    const person = find(id);
    if (!person) return [];
    const { email, status } = person;
    const idle = formatMessage(status === 'ACTIVE' ? chosenTexts.guest : chosenTexts.deactivated);
    const note = mayCreate(person) ? null : idle;
    return [{ key: id, name: memberName(intl, person), email, note, isKept: isKept(id) }];
  });
}

/**
 * The rule for one type of channel. Whoever chooses that specific people may, with nobody chosen, is asked for them; where
 * nobody is chosen then, only admins may. Where the plan keeps those who are chosen, nobody is asked for.
 */
export function CreationRuleFields({
  type,
  rule,
  saved,
  find,
  isLocked,
  onChange,
}: {
  type: ChannelType;
  rule: CreationRule;
  saved: CreationRule;
  find: FindPerson;
  /** Whether the plan does not let fewer people than now. */
  isLocked: boolean;
  onChange: (rule: CreationRule) => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const focusOnChecked = useFocusOnChecked(group);
  const readChosen = useReadCreators(type);
  const [isPicking, setPicking] = useState(false);
  const areKept = isLocked && hasList(saved);
  const choose = (option: string) => {
    const allowedTo = OPTIONS.find((one) => one === option);
    if (!allowedTo) return;
    const next = { ...rule, allowedTo };
    onChange(next);
    if (!areKept && lacksPeople(next, find)) setPicking(true);
  };
  const close = (next: CreationRule) => {
    const after = afterPicking(next, find);
    setPicking(false);
    onChange(after);
    if (!hasList(after)) focusOnChecked();
  };
  const isKept = (personId: string) => areKept && saved.memberIds.includes(personId) && mayCreate(find(personId));
  return (
    <Box component="fieldset" aria-describedby={`${id}-hint`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 550 }}>
        {formatMessage(typeNames[type])}
      </Typography>
      <Typography variant="body2" color="text.secondary" id={`${id}-hint`}>
        {formatMessage(typeHints[type])}
      </Typography>
      <RadioGroup
        ref={group}
        // The fieldset is the group, with its name and hint.
        role="none"
        value={OPTIONS.find((one) => one === rule.allowedTo) ?? ''}
        onChange={(_event, option) => choose(option)}
        sx={{ mt: 0.5 }}
      >
        {OPTIONS.map((option) => (
          <Fragment key={option}>
            <FormControlLabel
              value={option}
              disabled={isLocked && isNarrower(option, saved)}
              control={<Radio />}
              label={formatMessage(optionNames[option])}
              sx={{ py: 0.25 }}
            />
            {option === rule.allowedTo && hasList(rule) && (
              <Box sx={{ pl: { xs: 0, sm: 4 }, pt: 0.5, pb: 1 }}>
                <ChosenPeople
                  people={peopleOf(rule.memberIds, find, isKept, intl)}
                  count={rule.memberIds.length}
                  onRemove={(gone) => onChange({ ...rule, memberIds: rule.memberIds.filter((one) => one !== gone) })}
                  onChoose={areKept ? null : () => setPicking(true)}
                />
                <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                  {formatMessage(creationTexts.adminsAlways)}
                </Typography>
                <Box role="status">
                  {!isComplete(rule, saved, find) && !isPicking && (
                    <FormHelperText error sx={{ mx: 0 }}>
                      {formatMessage(creationTexts.nobody)}
                    </FormHelperText>
                  )}
                </Box>
              </Box>
            )}
          </Fragment>
        ))}
      </RadioGroup>
      {isPicking && (
        <Suspense fallback={null}>
          <MemberPicker
            title={formatMessage(pickerTitles[type])}
            text={formatMessage(creationTexts.pickerText)}
            chosen={new Set(rule.memberIds)}
            keyOf="id"
            withGuests={false}
            readChosen={readChosen}
            onDone={(chosen) => close({ ...rule, memberIds: [...chosen] })}
            onCancel={() => close(rule)}
          />
        </Suspense>
      )}
    </Box>
  );
}
