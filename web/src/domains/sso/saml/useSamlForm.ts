import { useState } from 'react';
import { useFocusOnFault } from '../../../lib/focus/useFocusOnFault.ts';
import { saveOutcomeOf, type SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import {
  draftOf,
  faultOf,
  isSameDraft,
  isTested,
  PARTS,
  type SamlConfiguration,
  type SamlDraft,
  type SamlPart,
} from './samlDraft.ts';
import { useSamlUpdate } from './teamSamlUpdate.ts';

/** What a save was refused for: at a part, or at the switch. */
type Refusal = { readonly field: string; readonly code: string };

/**
 * The form of an identity provider: what is entered and what is wrong with it. That is said once a field was left, of
 * everything when it is to be saved; what a save was refused for stays until something is changed.
 */
export function useSamlForm({
  configuration,
  readAgain,
  onCodes,
}: {
  configuration: SamlConfiguration | null;
  readAgain: () => Promise<boolean>;
  /** Takes the recovery codes that a save has made. */
  onCodes: (codes: readonly string[]) => void;
}) {
  const update = useSamlUpdate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<SamlPart>>(new Set());
  const { formRef, focusFault } = useFocusOnFault();
  const version = configuration?.version ?? 0;
  const save = async (draft: SamlDraft): Promise<SaveOutcome> => {
    setRefusal(null);
    const { payload, failure } = await update(draft, version);
    const outcome = saveOutcomeOf(payload?.userErrors ?? null, failure);
    if (payload?.recoveryCodes) onCodes(payload.recoveryCodes);
    if (outcome.kind === 'saved') setChecked(new Set());
    if (outcome.kind === 'refused') {
      setRefusal({ field: outcome.field?.[0] ?? '', code: outcome.code });
      focusFault();
    }
    // Whether it was kept is not known: it is read how it stands, which decides.
    return outcome.kind === 'failed' && (await readAgain()) ? { ...outcome, loss: null } : outcome;
  };
  const form = useDraft<SamlDraft>({ saved: draftOf(configuration), version, isSame: isSameDraft, save, readAgain });
  const { draft } = form;
  const set = (changes: Partial<SamlDraft>) => {
    setRefusal(null);
    form.change((values) => ({ ...values, ...changes }));
  };
  return {
    ...form,
    formRef,
    set,
    leave: (part: SamlPart) => setChecked((before) => new Set([...before, part])),
    /** What is said to be wrong with a part, by the code that the gateway would give. */
    faultOf: (part: SamlPart): string | null =>
      (checked.has(part) ? faultOf(part, draft) : null) ?? (refusal?.field === part ? refusal.code : null),
    isTested: isTested(draft, configuration),
    isStrictRefused: refusal?.field === 'isStrict',
    submit: () => {
      setChecked(new Set(PARTS));
      if (PARTS.some((part) => faultOf(part, draft) !== null)) focusFault();
      else form.submit();
    },
    discard: () => {
      setRefusal(null);
      setChecked(new Set());
      form.discard();
    },
  };
}

/** The form as its parts take it. */
export type SamlEditing = Omit<ReturnType<typeof useSamlForm>, 'formRef'>;
