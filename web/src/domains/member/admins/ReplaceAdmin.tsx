import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Radio } from '../../../ui/Radio.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { UpgradeButton } from '../../billing/paywall/UpgradeButton.tsx';
import { usePaywall } from '../../billing/paywall/usePaywall.ts';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { settleMembers } from '../people/memberCache.ts';
import { memberName } from '../people/memberName.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { adminPhrases, adminTexts } from './adminMessages.ts';
import { replaceAdmin } from './adminReplace.ts';
import { MemberSearchList } from './MemberSearchList.tsx';
import type { ListedMember, PeopleDialogProps } from '../people/people.ts';
import { ProblemNote } from '../people/ProblemNote.tsx';
import { standingOf } from '../people/settleAttempt.ts';
import { useActingViewer } from '../people/useActingViewer.ts';
import { useMemberSearch } from './useMemberSearch.ts';
import { useOneAction } from '../people/useOneAction.ts';
import { usePeopleNames } from '../people/usePeopleNames.ts';

type Choose = (member: ListedMember) => void;

/** The first screen: somebody else in one's place, or a plan with more admins. */
function Offer({ gate, onNext, onClose }: { gate: PlanGate | null; onNext: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const isShown = gate?.isPaywallShown ?? false;
  const { click } = usePaywall('ADMINS', isShown);
  return (
    <ActionDialog
      title={formatMessage(adminTexts.offerTitle)}
      confirmLabel={formatMessage(adminTexts.pick)}
      action={isShown && <UpgradeButton feature="ADMINS" onClick={click} />}
      onConfirm={onNext}
      onClose={onClose}
    >
      <Typography>{formatMessage(adminTexts.offer)}</Typography>
    </ActionDialog>
  );
}

/** The second screen: who it is to be. */
function Choice({
  chosen,
  onChoose,
  onNext,
  onClose,
}: {
  chosen: ListedMember | null;
  onChoose: Choose;
  onNext: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { nameOf } = usePeopleNames();
  const members = useMemberSearch();
  const [isMissing, setMissing] = useState(false);
  const actionFor = (member: ListedMember) =>
    member.role === 'ADMIN' ? (
      <Typography variant="body2" color="text.secondary">
        {formatMessage(adminTexts.alreadyAdmin)}
      </Typography>
    ) : (
      <Radio
        name="new-team-admin"
        checked={chosen?.id === member.id}
        disabled={!member.viewerCanMakeAdmin}
        onChange={() => onChoose(member)}
        slotProps={{ input: { 'aria-label': nameOf(member) } }}
      />
    );
  return (
    <ActionDialog
      isForm
      isPinned
      title={formatMessage(adminTexts.chooseTitle)}
      confirmLabel={formatMessage(adminTexts.next)}
      onConfirm={() => (chosen ? onNext() : setMissing(true))}
      onClose={onClose}
    >
      <MemberSearchList members={members} actionFor={actionFor} />
      {chosen && (
        <Typography sx={{ fontWeight: 550 }}>{formatMessage(adminPhrases.chosen, { name: nameOf(chosen) })}</Typography>
      )}
      {isMissing && !chosen && <Alert severity="error">{formatMessage(adminTexts.noneChosen)}</Alert>}
    </ActionDialog>
  );
}

/** The last screen: who becomes the admin in whose place, and what the viewer loses. */
function Confirmation({ chosen, onClose }: { chosen: ListedMember; onClose: () => void }) {
  const intl = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { nameOf } = usePeopleNames();
  const { named } = useActingViewer();
  const { run, isBusy, problem } = useOneAction();
  const name = nameOf(chosen);

  const confirm = async () => {
    const payload = await run(chosen.id, (key) => replaceAdmin(client, chosen, key));
    if (!payload) return;
    showToast({ tone: 'success', text: adminPhrases.replaced, values: { name } });
    // The lists of this page are no longer the viewer's to read: they are settled when it is left.
    await navigate(pathTo('overview'));
    if (!payload.member) return;
    const after = standingOf(payload.member);
    settleMembers(client.cache, [{ id: chosen.id, before: standingOf(chosen), after }]);
  };
  return (
    <ActionDialog
      title={intl.formatMessage(adminPhrases.replaceTitle, { name })}
      confirmLabel={intl.formatMessage(adminPhrases.replaceConfirm, { name })}
      danger
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{intl.formatMessage(adminPhrases.replace, { name, viewer: memberName(intl, named) })}</Typography>
      <Alert severity="warning">{intl.formatMessage(adminTexts.replaceConsequences)}</Alert>
      <ProblemNote
        problem={problem}
        textOf={(code) => (code === 'ALREADY_DONE' ? intl.formatMessage(adminTexts.alreadyAdmin) : null)}
      />
    </ActionDialog>
  );
}

/**
 * Where the plan has room for one admin: a plan with more of them, or somebody else in the viewer's place, who is a
 * member afterwards. `member` is chosen from the start where the dialog is about somebody.
 */
export function ReplaceAdmin({
  gate,
  member,
  onClose,
}: Pick<PeopleDialogProps, 'onClose'> & { gate: PlanGate | null; member: ListedMember | null }) {
  const [step, setStep] = useState<'offer' | 'choose' | 'confirm'>('offer');
  const [chosen, setChosen] = useState(member);
  if (step === 'offer') return <Offer gate={gate} onNext={() => setStep('choose')} onClose={onClose} />;
  if (step === 'confirm' && chosen) return <Confirmation chosen={chosen} onClose={onClose} />;
  return <Choice chosen={chosen} onChoose={setChosen} onNext={() => setStep('confirm')} onClose={onClose} />;
}
