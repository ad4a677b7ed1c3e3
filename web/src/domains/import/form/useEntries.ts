import { useState } from 'react';
import { canSendInParts } from '../../../lib/upload/sendInParts.ts';
import { type Source, sourceFacts } from '../sources.ts';
import { type Fault, type ImportDraft, type Part, isEncrypted, isSameDraft, linkFaultOf } from './importDraft.ts';
import type { Archive } from './useArchive.ts';
import { useTeamUrlCheck } from './useTeamUrlCheck.ts';

export interface FormTeam {
  readonly id: string;
  readonly url: string;
}

/** The part of the form that each field is. */
const FIELDS = [
  ['fileUrl', 'archive'],
  ['passphrase', 'passphrase'],
  ['teamUrl', 'teamUrl'],
] as const satisfies readonly (readonly [keyof ImportDraft, Part])[];

/** What is wrong with the file that is to be sent. */
function archiveFaultOf({ file, fault }: Archive): Fault | null {
  if (!canSendInParts()) return 'unsupported';
  return file ? fault : 'noFile';
}

/** What is entered, and what is wrong with it. What was refused stays wrong until it is changed. */
export function useEntries(source: Source, team: FormTeam, archive: Archive) {
  const { isLink, hasPassphrase } = sourceFacts[source];
  const initial: ImportDraft = { fileUrl: '', passphrase: '', teamUrl: team.url, isInvite: false };
  const [saved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<Part, Fault | null>>>>({});
  const [checked, setChecked] = useState<ReadonlySet<Part>>(new Set());
  const [isPassphraseAsked, setPassphraseAsked] = useState(false);
  const url = useTeamUrlCheck(draft.teamUrl);
  const needsPassphrase = isPassphraseAsked || isEncrypted(isLink ? null : (archive.file?.name ?? ''), draft.fileUrl);
  const found = {
    archive: isLink ? linkFaultOf(draft.fileUrl) : archiveFaultOf(archive),
    passphrase: needsPassphrase && draft.passphrase === '' ? ('passphrase' as const) : null,
    teamUrl: url.fault,
  };
  const faultOf = (part: Part): Fault | null => found[part] ?? refusals[part] ?? null;
  const leave = (...parts: readonly Part[]) => setChecked((before) => new Set([...before, ...parts]));
  return {
    draft,
    url,
    faultOf,
    showsPassphrase: hasPassphrase || needsPassphrase,
    isChanged: archive.file !== null || !isSameDraft(draft, saved),
    leave,
    /** What is said to be wrong with a part: once it was left, and at once where somebody else has said so. */
    saidOf: (part: Part): Fault | null => {
      const fault = faultOf(part);
      const isAnswer = part === 'archive' ? archive.file !== null : part === 'teamUrl' && url.isAnswered;
      return checked.has(part) || isAnswer || fault === 'unsupported' ? fault : null;
    },
    set: (changes: Partial<ImportDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      const mended = Object.fromEntries(FIELDS.filter(([field]) => field in changes).map(([, part]) => [part, null]));
      setRefusals((before) => ({ ...before, ...mended }));
    },
    refuse: (part: Part, fault: Fault) => {
      setRefusals((before) => ({ ...before, [part]: fault }));
      if (part === 'passphrase') setPassphraseAsked(true);
      leave(part);
    },
  };
}
