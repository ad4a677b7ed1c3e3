import { useState } from 'react';
import { openDownload } from '../../../lib/openDownload.ts';

/** What came of asking for the address of a file. */
export type AddressAnswer = {
  readonly payload: { readonly url: string | null } | null;
  readonly failure: { readonly requestId: string | null } | null;
};

/** Asks for the address of a file and has the browser save what is there. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly requestId: string | null } | null>(null);
  const begin = async (ask: () => Promise<AddressAnswer>, fileName: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const { payload, failure: why } = await ask();
    if (payload?.url) openDownload(payload.url, fileName);
    else setFailure({ requestId: why?.requestId ?? null });
    setBusy(false);
  };
  return { isBusy, failure, begin };
}
