import { useState } from 'react';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import { useFocusOnFault } from '../../../lib/focus/useFocusOnFault.ts';
import { saveOutcomeOf, type SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { FormType } from '../webhookPaths.ts';
import { type Fault, faultsOf, type FormPart, isSameWebhook, type WebhookDraft } from './webhookDraft.ts';
import { type Refusal, refusalOf } from './webhookRefusal.ts';

/** What the form has to know of the webhook that it adds or changes. */
export interface WebhookFormSource {
  readonly type: FormType;
  /** What it begins with. */
  readonly saved: WebhookDraft;
  /** The webhook that is changed; null for one that is added. */
  readonly webhookId: string | null;
  /** Where the icon is that is saved; null for the default one. */
  readonly savedIconUrl: string | null;
  readonly send: (
    draft: WebhookDraft,
    saved: WebhookDraft,
  ) => Promise<CallAnswer<{ readonly userErrors: readonly PayloadError[] }>>;
  readonly readAgain: () => Promise<boolean>;
  /** Tells that what is changed is saved. */
  readonly onSaved?: () => void;
}

type Faults = Readonly<Record<FormPart, Fault | null>>;

const hasFault = (faults: Faults, parts: readonly FormPart[]) => parts.some((part) => faults[part] !== null);

const PARTS: readonly FormPart[] = ['channel', 'name', 'icon', 'url', 'token'];

/**
 * The form of a webhook: what is entered and what is wrong with it. That is said once a field was left, of everything when
 * it is to be saved. What a save or a test was refused for stays until something is changed.
 */
export function useWebhookForm(source: WebhookFormSource, isUploading: boolean) {
  const { type, saved, webhookId, savedIconUrl, send, readAgain, onSaved } = source;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<FormPart>>(new Set());
  const { formRef, focusFault } = useFocusOnFault();
  const refuse = (error: PayloadError) => {
    setRefusal(refusalOf(error));
    focusFault();
  };
  const save = async (draft: WebhookDraft, before: WebhookDraft): Promise<SaveOutcome> => {
    setRefusal(null);
    const { payload, failure } = await send(draft, before);
    const outcome = saveOutcomeOf(payload && payload.userErrors, failure);
    const [error] = payload?.userErrors ?? [];
    if (outcome.kind === 'saved') {
      setChecked(new Set());
      onSaved?.();
    } else if (outcome.kind === 'refused' && error) refuse(error);
    return outcome;
  };
  const isNew = webhookId === null;
  const form = useDraft<WebhookDraft>({ saved, isNew, isSame: isSameWebhook, save, readAgain });
  const { draft, isDirty } = form;
  const faults = faultsOf(draft, { type, isNew, hasOwnIcon: savedIconUrl !== null, isUploading });
  /** Whether these parts are right; says what is wrong otherwise. */
  const check = (parts: readonly FormPart[]): boolean => {
    setChecked((before) => new Set([...before, ...parts]));
    if (!hasFault(faults, parts)) return true;
    focusFault();
    return false;
  };
  return {
    ...form,
    type,
    isNew,
    webhookId,
    savedIconUrl,
    savedUrl: saved.url,
    formRef,
    refusal,
    refuse,
    check,
    /** What is said to be wrong with a part. */
    faultOf: (part: FormPart): Fault | null => (checked.has(part) ? faults[part] : null),
    leave: (part: FormPart) => setChecked((before) => new Set([...before, part])),
    set: (changes: Partial<WebhookDraft>) => {
      setRefusal(null);
      form.change((values) => ({ ...values, ...changes }));
    },
    submit: () => {
      if (check(PARTS) && isDirty) form.submit();
    },
  };
}

/** The form as its parts take it. */
export type WebhookEditing = Omit<ReturnType<typeof useWebhookForm>, 'formRef'>;
