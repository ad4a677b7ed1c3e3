import { useEffect, useRef, useState } from 'react';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import type { Failure } from '../../lib/graphql/failure.ts';
import { type CropArea, cropPicture } from './cropPicture.ts';
import type { Refusal, UploadPicture } from './pictureUse.ts';
import type { ChosenPicture } from './useChosenPicture.ts';

type Sending =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed'; readonly failure: Failure | null };

/** What is sent: the picture itself, or the part of it that was chosen. Null where the browser cannot show it. */
const fileOf = async ({ file, url }: ChosenPicture, area: CropArea | null) => {
  if (!area) return file;
  try {
    return await cropPicture(url, area);
  } catch {
    return null;
  }
};

/** Sends a picture, and ends that when the component goes: whoever leaves the dialog does not want it any more. */
export const usePictureUpload = (
  upload: UploadPicture,
  { onDone, onRefused }: { onDone: () => void; onRefused: (refusal: Refusal) => void },
) => {
  const keys = useActionKeys();
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (picture: ChosenPicture, area: CropArea | null) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setSending({ step: 'sending', share: 0 });
    const file = await fileOf(picture, area);
    if (signal.aborted) return;
    const key = keys.keyFor({ picture: picture.url, area });
    const outcome = file
      ? await upload(file, {
          key,
          onProgress: (share) => setSending({ step: 'sending', share }),
          signal,
        })
      : ({ status: 'refused', refusal: 'wrongType' } as const);
    if (signal.aborted) return;
    if (outcome.status === 'failed') return setSending({ step: 'failed', failure: outcome.failure });
    keys.settle(key);
    setSending({ step: 'idle' });
    if (outcome.status === 'done') onDone();
    else onRefused(outcome.refusal);
  };
  return { sending, send, reset: () => setSending({ step: 'idle' }) };
};
