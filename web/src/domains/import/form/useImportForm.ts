import { useEffect, useEffectEvent, useState } from 'react';
import { useFocusOnFault } from '../../../lib/focus/useFocusOnFault.ts';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { useLeaveSaved } from '../../../lib/unsavedChanges/useLeaveSaved.ts';
import { type Source, sourceFacts } from '../sources.ts';
import { type Fault, type Part, asTeamUrl } from './importDraft.ts';
import type { Refusal } from './startRefusal.ts';
import { type Archive, useArchive } from './useArchive.ts';
import { type FormTeam, useEntries } from './useEntries.ts';
import { useImportStart } from './useImportStart.ts';
import { type Step, STEPS, useSteps } from './useSteps.ts';

const PARTS_OF: Readonly<Record<Step, readonly Part[]>> = {
  source: ['archive', 'passphrase'],
  team: ['teamUrl'],
  review: [],
};

const isStuck = ({ step }: Archive) => step === 'paused' || step === 'failed';

/** Does something as soon as it is due. */
function useOnceDue(isDue: boolean, act: () => void) {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isDue) actNow();
  }, [isDue]);
}

/** The form of an import: its steps, what is entered, the file on its way, and the start. */
export function useImportForm(source: Source, team: FormTeam) {
  const { isLink } = sourceFacts[source];
  const [isWaiting, setWaiting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<{ readonly fault: Fault; readonly undone: Undone } | null>(null);
  const [outcome, setOutcome] = useState<'running' | 'accepted' | null>(null);
  const sent = useArchive(source);
  // Whoever goes back, or takes another file, looks again before it starts.
  const stay = () => setWaiting(false);
  const archive: Archive = {
    ...sent,
    choose: (file) => {
      stay();
      sent.choose(file);
    },
    remove: () => {
      stay();
      sent.remove();
    },
  };
  const entries = useEntries(source, team, archive);
  const { draft, faultOf, url, showsPassphrase } = entries;
  const firstOpen = STEPS.find((one) => PARTS_OF[one].some((part) => faultOf(part) !== null)) ?? 'review';
  const { step, placeRef, go } = useSteps(firstOpen);
  const { formRef, focusFault } = useFocusOnFault();
  const leave = useLeaveSaved();
  const call = useImportStart(team.id);
  useUnsavedChanges(entries.isChanged && outcome === null);

  const refuse = ({ part, fault }: Refusal) => {
    if (part === null) return setProblem({ fault, undone: REFUSED });
    if (part === 'archive' && !isLink) archive.refuse(fault);
    else entries.refuse(part, fault);
    go(part === 'teamUrl' ? 'team' : 'source');
    return focusFault();
  };
  const start = async (uploadName: string | null) => {
    setWaiting(false);
    setProblem(null);
    const { fileUrl, passphrase, teamUrl, isInvite } = draft;
    const ended = await call.start({
      ...{ source, teamUrl: asTeamUrl(teamUrl), isInvite },
      ...(isLink ? { fileUrl: fileUrl.trim() } : { uploadName }),
      ...(showsPassphrase && passphrase !== '' && { passphrase }),
    });
    if (ended.kind === 'refused') return refuse(ended.refusal);
    if (ended.kind === 'failed') return setProblem({ fault: 'failed', undone: ended });
    setOutcome(ended.kind);
    if (ended.kind === 'running') leave(pathTo('import'));
    return undefined;
  };
  const goOnFrom = async (from: 'source' | 'team') => {
    const parts = PARTS_OF[from];
    entries.leave(...parts);
    if (parts.some((part) => faultOf(part) !== null)) return focusFault();
    if (from === 'source') return go('team');
    setAsking(true);
    const fault = await url.ask();
    setAsking(false);
    if (fault === null) return go('review');
    entries.refuse('teamUrl', fault);
    return focusFault();
  };
  useOnceDue(isWaiting && archive.step === 'done', () => void start(archive.uploadName));
  const begin = () => {
    if (isLink || archive.step === 'done') return void start(archive.uploadName);
    if (isStuck(archive)) archive.goOn();
    return setWaiting(true);
  };
  return {
    ...entries,
    source,
    team,
    archive,
    step,
    placeRef,
    formRef,
    problem,
    back: () => {
      stay();
      go(step === 'review' ? 'team' : 'source');
    },
    isBusy: isAsking || call.isBusy || outcome === 'running',
    /** It starts by itself once the file is there. */
    isWaiting: isWaiting && archive.step === 'sending',
    isAccepted: outcome === 'accepted',
    leaveAccepted: () => leave(pathTo('overview')),
    submit: () => (step === 'review' ? begin() : void goOnFrom(step)),
  };
}

/** The form as its parts take it. */
export type ImportEditing = Omit<ReturnType<typeof useImportForm>, 'formRef' | 'placeRef'>;
