import { useEffect, useRef, useState } from 'react';
import { ImportUploadStartDocument } from '../../../generated/import/form/importUploadStart.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { SendFailure } from '../../../lib/upload/sendInParts.ts';
import { useResumableUpload } from '../../../lib/upload/useResumableUpload.ts';
import type { Source } from '../sources.ts';
import { type Fault, fileFaultOf } from './importDraft.ts';

/** A chosen file, and what is known of it beside how far it is. */
interface Chosen {
  readonly file: File;
  /** Why it is not taken as it is. */
  readonly fault: Fault | null;
  /** What the import knows it by; null before it has an address to be sent to. */
  readonly uploadName: string | null;
  /** Its address could not be asked for. */
  readonly unasked: { readonly requestId: string | null } | null;
}

/** By the code of a user error and its field. */
const FAULTS: ReadonlyMap<string, Fault> = new Map([
  ['INVALID fileName', 'ending'],
  ['FILE_TOO_LARGE bytes', 'tooLarge'],
  ['INVALID bytes', 'empty'],
]);

/** Why a file is not taken; null where it is. */
function faultIn([error]: readonly Pick<PayloadError, 'code' | 'field'>[]): Fault | null {
  return error ? (FAULTS.get(`${error.code} ${error.field?.at(-1) ?? ''}`) ?? 'notSent') : null;
}

type Given = { readonly url: string | null; readonly uploadName: string | null };

/** Where a file is sent to; null where that is not known. */
function addressIn(given: Given | null) {
  const { url = null, uploadName = null } = given ?? {};
  return url !== null && uploadName !== null ? { url, uploadName } : null;
}

export type ArchiveStep = 'none' | 'faulty' | 'sending' | 'paused' | 'failed' | 'done';

/** How far a file is. While its address is asked for, it counts as being sent. */
function stepOf(chosen: Chosen | null, state: ReturnType<typeof useResumableUpload>['state']): ArchiveStep {
  if (!chosen) return 'none';
  if (chosen.fault) return 'faulty';
  if (chosen.unasked) return 'failed';
  return state === 'idle' ? 'sending' : state;
}

/**
 * The archive of an import: chosen, judged by its name and size, and sent at once in parts. What broke off goes on where the
 * server has it.
 */
export function useArchive(source: Source) {
  const ask = useKeyedMutation(ImportUploadStartDocument, (data) => data.importUploadStart);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const upload = useResumableUpload();
  // What is chosen by now: an answer about a file before is nobody's any more.
  const current = useRef<File | null>(null);
  useEffect(() => () => void (current.current = null), []);

  const begin = async (file: File) => {
    setChosen({ file, fault: null, uploadName: null, unasked: null });
    const { payload, failure } = await ask({ source, fileName: file.name, bytes: file.size });
    if (current.current !== file) return;
    const fault = faultIn(payload?.userErrors ?? []);
    const address = fault === null ? addressIn(payload) : null;
    if (!address) {
      const unasked = fault === null ? { requestId: failure?.requestId ?? null } : null;
      return setChosen({ file, fault, uploadName: null, unasked });
    }
    setChosen({ file, fault: null, uploadName: address.uploadName, unasked: null });
    return upload.start(file, address.url);
  };
  const take = (file: File | null) => {
    upload.cancel();
    current.current = file;
  };

  const { sentBytes, totalBytes, pause } = upload;
  const failure: SendFailure | 'unasked' | null = chosen?.unasked ? 'unasked' : upload.failure;
  return {
    file: chosen?.file ?? null,
    fault: chosen?.fault ?? null,
    uploadName: chosen?.uploadName ?? null,
    step: stepOf(chosen, upload.state),
    /** Why it does not arrive; null while nothing keeps it. */
    failure,
    requestId: chosen?.unasked?.requestId ?? null,
    share: totalBytes === 0 ? 0 : sentBytes / totalBytes,
    sentBytes,
    choose: (file: File) => {
      take(file);
      const fault = fileFaultOf(file);
      if (fault) setChosen({ file, fault, uploadName: null, unasked: null });
      else void begin(file);
    },
    pause,
    /** Goes on after a pause or a failure. */
    goOn: () => {
      if (!chosen) return;
      if (failure === null || failure === 'offline') upload.retry();
      else void begin(chosen.file);
    },
    remove: () => {
      take(null);
      setChosen(null);
    },
    /** It was there, and was not taken for what it should be. Its name stays. */
    refuse: (fault: Fault) => {
      upload.cancel();
      setChosen((before) => before && { ...before, fault, uploadName: null, unasked: null });
    },
  };
}

export type Archive = ReturnType<typeof useArchive>;
