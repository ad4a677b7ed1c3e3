import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../member/dialogs/ActionDialog.tsx';
import { countOf, type ListedMember, type People, type PeopleDialogProps } from '../../member/dialogs/people.ts';
import { peoplePhrases, peopleTexts } from '../../member/dialogs/peopleMessages.ts';
import { usePeopleNames } from '../../member/dialogs/usePeopleNames.ts';
import { licenceAutoRenewDisable } from '../licenceAutoRenewDisable.ts';
import { useLicenceAct } from '../useLicenceAct.ts';
import { Gathering } from './Gathering.tsx';
import { LeftOver } from './LeftOver.tsx';
import { groupForDisabling } from './licenceGroups.ts';
import { licencePhrases, licenceTexts } from './messages.ts';
import { PassedOver } from './PassedOver.tsx';
import { useGathered, type Gathered } from './useGathered.ts';
import { useListAction } from './useListAction.ts';

/** As many people as may be selected. */
const MOST_AT_ONCE = 20;

/** From this many people on the act is confirmed a second time. */
const CONFIRMED_FROM = 10;

function DisableFor({ members, onClose, onSettled }: PeopleDialogProps & { members: readonly ListedMember[] }) {
  const { formatMessage } = useIntl();
  const { namesOf } = usePeopleNames();
  const [{ renewing, ending, unlicensed }] = useState(() => groupForDisabling(members));
  const [isAsking, setAsking] = useState(false);
  const { last, remaining, isBusy, act } = useListAction(
    useLicenceAct(licenceAutoRenewDisable, null),
    onSettled,
    () => {
      showToast({ tone: 'success', text: licenceTexts.disableDone });
      onClose();
    },
  );
  const targets = remaining ?? renewing;
  const start = () => {
    setAsking(false);
    void act(targets);
  };

  if (isAsking) {
    return (
      <ConfirmDialog
        open
        danger
        title={formatMessage(licencePhrases.disableSure, { count: targets.length })}
        text={formatMessage(licencePhrases.disableSureText, { names: namesOf(targets) })}
        confirmLabel={formatMessage(licencePhrases.disable, { count: targets.length })}
        cancelLabel={formatMessage(licenceTexts.disableBack)}
        onConfirm={start}
        onCancel={() => setAsking(false)}
      />
    );
  }
  const needsConfirmation = !remaining && targets.length >= CONFIRMED_FROM;
  const confirmLabel = () => {
    if (remaining) return formatMessage(peoplePhrases.retry, { count: targets.length });
    if (needsConfirmation) return formatMessage(licenceTexts.disableContinue);
    return formatMessage(licencePhrases.disable, { count: targets.length });
  };
  return (
    <ActionDialog
      title={formatMessage(licenceTexts.disableTitle)}
      confirmLabel={targets.length === 0 ? null : confirmLabel()}
      closeLabel={targets.length === 0 ? formatMessage(peopleTexts.close) : undefined}
      busy={isBusy}
      onConfirm={needsConfirmation ? () => setAsking(true) : start}
      onClose={onClose}
    >
      <LeftOver last={last} />
      {!remaining && targets.length === 0 && <Typography>{formatMessage(licenceTexts.disableNobody)}</Typography>}
      {!remaining && targets.length > 0 && (
        <>
          <Typography>
            {formatMessage(licencePhrases.disableWhom, { count: targets.length, names: namesOf(targets) })}
          </Typography>
          <Typography color="text.secondary">{formatMessage(licenceTexts.disableEffect)}</Typography>
        </>
      )}
      <PassedOver text={licencePhrases.passedUnlicensed} members={unlicensed} />
      <PassedOver text={licencePhrases.passedEnding} members={ending} />
    </ActionDialog>
  );
}

/** Lets licences run out: at most 20 at a time, with a second question from 10 on. */
export default function DisableAutoRenewDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const { gathered, retry } = useGathered(people, MOST_AT_ONCE);
  const found: Gathered = countOf(people) > MOST_AT_ONCE ? { kind: 'tooMany' } : gathered;
  if (found.kind === 'ready') return <DisableFor members={found.members} {...rest} />;
  return (
    <Gathering
      title={formatMessage(licenceTexts.disableTitle)}
      gathered={found}
      tooMany={formatMessage(licenceTexts.disableTooMany)}
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
