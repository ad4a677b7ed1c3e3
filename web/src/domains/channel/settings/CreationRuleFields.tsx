import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useIntl } from 'react-intl';
import { Radio } from '../../../ui/Radio.tsx';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { Legend } from '../../../ui/settings/Legend.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import type { ReadGate } from '../../billing/paywall/usePlanGate.ts';
import { ChosenPeopleField } from '../../member/picker/ChosenPeopleField.tsx';
import { useChosenPeople } from '../../member/picker/useChosenPeople.ts';
import {
  creationPhrases,
  creationTexts,
  optionNames,
  pickerTitles,
  typeHints,
  typeNames,
} from './channelCreationMessages.ts';
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

const MemberPicker = lazyWithTexts('settings', () => import('../../member/picker/MemberPicker.tsx'));

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
  gate,
  onChange,
}: {
  type: ChannelType;
  rule: CreationRule;
  saved: CreationRule;
  find: FindPerson;
  /** Whether the plan does not let fewer people than now. */
  isLocked: boolean;
  /** How many of them the plan allows. */
  gate: ReadGate | null;
  onChange: (rule: CreationRule) => void;
}) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  const id = useId();
  const readChosen = useReadCreators(type);
  const areKept = isLocked && hasList(saved);
  const { group, isPicking, pick, choose, close, giveUp } = useChosenPeople<CreationRule>({
    isAsked: (next) => !areKept && lacksPeople(next, find),
    afterPicking: (next) => afterPicking(next, find),
    hasList,
    onChange,
  });
  const isKept = (personId: string) => areKept && saved.memberIds.includes(personId) && mayCreate(find(personId));
  return (
    <Box component="fieldset" aria-describedby={`${id}-hint`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Legend>{formatMessage(typeNames[type])}</Legend>
      <Typography variant="body2" color="text.secondary" id={`${id}-hint`}>
        {sentences([
          formatMessage(typeHints[type]),
          gate !== null && gate.limit !== null
            ? formatMessage(creationPhrases.limited, { limit: gate.limit, used: gate.used })
            : null,
        ])}
      </Typography>
      <RadioGroup
        ref={group}
        // The fieldset is the group, with its name and hint.
        role="none"
        value={OPTIONS.find((one) => one === rule.allowedTo) ?? ''}
        onChange={(_event, option) => {
          const allowedTo = OPTIONS.find((one) => one === option);
          if (allowedTo) choose({ ...rule, allowedTo });
        }}
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
              <ChosenPeopleField
                keys={rule.memberIds}
                find={find}
                isAble={mayCreate}
                isKept={isKept}
                hint={formatMessage(creationTexts.adminsAlways)}
                problem={isComplete(rule, saved, find) || isPicking ? null : formatMessage(creationTexts.nobody)}
                onRemove={(gone) => onChange({ ...rule, memberIds: rule.memberIds.filter((one) => one !== gone) })}
                onChoose={areKept ? null : pick}
              />
            )}
          </Fragment>
        ))}
      </RadioGroup>
      {isPicking && (
        <OnDemand onFailed={giveUp}>
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
        </OnDemand>
      )}
    </Box>
  );
}
