import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import type { ListedMember, People, PeopleDialogProps } from '../../member/people/people.ts';
import { peoplePhrases } from '../../member/people/peopleMessages.ts';
import { usePeopleNames } from '../../member/people/usePeopleNames.ts';
import { downgrade } from '../licenceCategoryUpdate.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { useLicenceAct } from '../useLicenceAct.ts';
import { Gathering } from './Gathering.tsx';
import { LeftOver } from './LeftOver.tsx';
import { LicenceFigures } from './LicenceFigures.tsx';
import { splitByLicence } from './licenceGroups.ts';
import { LiteLimits } from './LiteLimits.tsx';
import { downgradePhrases, downgradeTexts } from './downgradeMessages.ts';
import { licencePhrases, licenceTexts } from './licenceMessages.ts';
import { PassedOver } from './PassedOver.tsx';
import { useGathered } from './useGathered.ts';
import { useListAction } from './useListAction.ts';

/** Who becomes Lite, what that means, and how many licences are free afterwards. */
function Effect({
  members,
  team,
}: {
  members: readonly ListedMember[];
  team: ReturnType<typeof useLicenceTeam>['team'];
}) {
  const { formatMessage } = useIntl();
  const { namesOf } = usePeopleNames();
  const free = team?.billing?.unusedLicencesCount;
  // Before PRO has started nobody is Lite yet.
  const whom = team?.isProPlan === false ? downgradePhrases.downgradeWhomLater : downgradePhrases.downgradeWhom;
  return (
    <>
      <Typography>{formatMessage(whom, { count: members.length, names: namesOf(members) })}</Typography>
      <LiteLimits />
      {free !== undefined && (
        <LicenceFigures
          figures={[
            { label: formatMessage(licenceTexts.free), count: free },
            { label: formatMessage(licenceTexts.freeAfterwards), count: free + members.length },
          ]}
        />
      )}
      <Typography color="text.secondary">
        {formatMessage(downgradePhrases.downgradeBack, { count: members.length })}
      </Typography>
    </>
  );
}

function DowngradeThem({ members, onClose, onSettled }: PeopleDialogProps & { members: readonly ListedMember[] }) {
  const { formatMessage } = useIntl();
  const { team } = useLicenceTeam({ isFresh: true });
  const [{ licensed, unlicensed }] = useState(() => splitByLicence(members));
  const { last, remaining, isBusy, act } = useListAction(useLicenceAct(downgrade, team), onSettled, ({ changed }) => {
    showToast({ tone: 'success', text: downgradePhrases.downgraded, values: { count: changed.length } });
    onClose();
  });
  const targets = remaining ?? licensed;
  const isTooMany = targets.length > SUBJECTS_MAX;
  const isNobody = targets.length === 0;
  const title = formatMessage(downgradeTexts.downgradeTitle);
  const passedOver = <PassedOver text={licencePhrases.passedUnlicensed} members={unlicensed} />;
  if (isNobody || isTooMany) {
    return (
      <NoticeDialog isText isReport={remaining !== null} title={title} onClose={onClose}>
        <LeftOver last={last} />
        {isTooMany && <Alert severity="warning">{formatMessage(downgradeTexts.downgradeTooMany)}</Alert>}
        {!remaining && isNobody && <Typography>{formatMessage(downgradeTexts.downgradeNobody)}</Typography>}
        {passedOver}
      </NoticeDialog>
    );
  }
  return (
    <ActionDialog
      title={title}
      confirmLabel={formatMessage(remaining ? peoplePhrases.retry : downgradePhrases.downgrade, {
        count: targets.length,
      })}
      busy={isBusy}
      onConfirm={() => void act(targets)}
      onClose={onClose}
    >
      <LeftOver last={last} />
      {!remaining && <Effect members={targets} team={team} />}
      {passedOver}
    </ActionDialog>
  );
}

/** Takes licences back at once, and says before what people without one cannot do. */
export default function DowngradeDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const { gathered, retry } = useGathered(people, SUBJECTS_MAX);
  if (gathered.kind === 'ready') return <DowngradeThem members={gathered.members} {...rest} />;
  return (
    <Gathering
      title={formatMessage(downgradeTexts.downgradeTitle)}
      gathered={gathered}
      tooMany={formatMessage(downgradeTexts.downgradeTooMany)}
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
