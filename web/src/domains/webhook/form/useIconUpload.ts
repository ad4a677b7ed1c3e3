import { WEBHOOK_ICON } from '@muster/schema/formats/picture';
import { useEffect, useRef, useState } from 'react';
import { useWebhookIconUploadMutation } from '../../../generated/webhook/form/webhookIconUpload.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { uploadContext } from '../../../lib/apollo/uploadContext.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { Refusal } from '../../../ui/picture/pictureUse.ts';
import { refusalOf } from '../../../ui/picture/refusalOf.ts';

type Upload =
  | { readonly step: 'idle' | 'done' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'refused'; readonly refusal: Refusal }
  | { readonly step: 'failed'; readonly file: File; readonly requestId: string | null };

/** Uploads an icon as soon as it is chosen: it is kept with the webhook when that is saved. The last one chosen counts. */
export function useIconUpload() {
  const [mutate] = useWebhookIconUploadMutation({ errorPolicy: 'all' });
  const keys = useActionKeys();
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (file: File, signal: AbortSignal) => {
    const { name, size, lastModified } = file;
    const idempotencyKey = keys.keyFor({ name, size, lastModified });
    const onProgress = (share: number) => setUpload({ step: 'sending', share });
    const answer = await answerOf(
      mutate({ variables: { input: { file, idempotencyKey } }, context: uploadContext({ onProgress, signal }) }),
      ({ webhookIconUpload }) => webhookIconUpload,
    );
    if (answer.payload) keys.settle(idempotencyKey);
    return answer;
  };
  const send = async (file: File, onUploaded: (url: string) => void): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setUpload({ step: 'sending', share: 0 });
    const refusal = await refusalOf(file, WEBHOOK_ICON);
    if (signal.aborted) return;
    if (refusal) return setUpload({ step: 'refused', refusal });
    const { payload, failure } = await ask(file, signal);
    if (signal.aborted) return;
    const outcome = outcomeOf(payload, failure);
    if (outcome.status === 'refused') return setUpload({ step: 'refused', refusal: outcome.refusal });
    const url = payload?.iconUrl ?? null;
    if (url === null) return setUpload({ step: 'failed', file, requestId: failure?.requestId ?? null });
    setUpload({ step: 'done' });
    return onUploaded(url);
  };
  return { upload, send };
}

export type IconUpload = ReturnType<typeof useIconUpload>;
