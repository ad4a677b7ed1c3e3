import { ENDED_RENEWALS_MAX } from '@muster/schema/formats/subjects';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { countOf, type ListedMember, type People, type PeopleDialogProps } from '../../member/people/people.ts';
import { peoplePhrases } from '../../member/people/peopleMessages.ts';
import { usePeopleNames } from '../../member/people/usePeopleNames.ts';
import { licenceAutoRenewDisable } from '../licenceAutoRenewDisable.ts';
import { useLicenceAct } from '../useLicenceAct.ts';
import { Gathering } from './Gathering.tsx';
import { LeftOver } from './LeftOver.tsx';
import { groupForDisabling } from './licenceGroups.ts';
import { disablePhrases, disableTexts } from './disableMessages.ts';
import { licencePhrases } from './licenceMessages.ts';
import { PassedOver } from './PassedOver.tsx';
import { useGathered, type Gathered } from './useGathered.ts';
import { useListAction } from './useListAction.ts';

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
      showToast({ tone: 'success', text: disableTexts.disableDone });
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
        title={formatMessage(disablePhrases.disableSure, { count: targets.length })}
        text={formatMessage(disablePhrases.disableSureText, { names: namesOf(targets) })}
        confirmLabel={formatMessage(disablePhrases.disable, { count: targets.length })}
        cancelLabel={formatMessage(disableTexts.disableBack)}
        onConfirm={start}
        onCancel={() => setAsking(false)}
      />
    );
  }
  const needsConfirmation = !remaining && targets.length >= CONFIRMED_FROM;
  const confirmLabel = () => {
    if (remaining) return formatMessage(peoplePhrases.retry, { count: targets.length });
    if (needsConfirmation) return formatMessage(disableTexts.disableContinue);
    return formatMessage(disablePhrases.disable, { count: targets.length });
  };
  const title = formatMessage(disableTexts.disableTitle);
  const passedOver = (
    <>
      <PassedOver text={licencePhrases.passedUnlicensed} members={unlicensed} />
      <PassedOver text={disablePhrases.passedEnding} members={ending} />
    </>
  );
  if (targets.length === 0) {
    return (
      <NoticeDialog isText isReport={remaining !== null} title={title} onClose={onClose}>
        <LeftOver last={last} />
        {!remaining && <Typography>{formatMessage(disableTexts.disableNobody)}</Typography>}
        {passedOver}
      </NoticeDialog>
    );
  }
  return (
    <ActionDialog
      title={title}
      confirmLabel={confirmLabel()}
      busy={isBusy}
      onConfirm={needsConfirmation ? () => setAsking(true) : start}
      onClose={onClose}
    >
      <LeftOver last={last} />
      {!remaining && (
        <>
          <Typography>
            {formatMessage(disablePhrases.disableWhom, { count: targets.length, names: namesOf(targets) })}
          </Typography>
          <Typography color="text.secondary">
            {formatMessage(disablePhrases.disableEffect, { count: targets.length })}
          </Typography>
        </>
      )}
      {passedOver}
    </ActionDialog>
  );
}

/** Lets licences run out: at most 20 at a time, with a second question from 10 on. */
export default function DisableAutoRenewDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const { gathered, retry } = useGathered(people, ENDED_RENEWALS_MAX);
  const found: Gathered = countOf(people) > ENDED_RENEWALS_MAX ? { kind: 'tooMany' } : gathered;
  if (found.kind === 'ready') return <DisableFor members={found.members} {...rest} />;
  return (
    <Gathering
      title={formatMessage(disableTexts.disableTitle)}
      gathered={found}
      tooMany={formatMessage(disableTexts.disableTooMany)}
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
