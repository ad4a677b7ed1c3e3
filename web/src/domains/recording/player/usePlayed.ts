import { useCallback } from 'react';
import { type RecordingByIdQuery, useRecordingByIdQuery } from '../../../generated/recording/player/recordingById.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useFocusAfterDialog } from '../../../lib/focus/useFocusAfterDialog.ts';
import { useDialogAddress } from '../../../lib/urlState/useDialogAddress.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';

const NAMES = ['play'];

type Node = NonNullable<RecordingByIdQuery['node']>;

const isRecording = (node: Node): node is Extract<Node, { title: unknown }> => 'title' in node;

/** Which recording is played, as the address says: a link to it opens the player, and Back closes it. */
export function usePlayed() {
  const [params] = useUrlState();
  const { open, close } = useDialogAddress();
  const id = params.get('play');
  useFocusAfterDialog(id !== null);
  return {
    id,
    open: useCallback((played: string) => open({ play: played }), [open]),
    close: useCallback(() => close(NAMES), [close]),
  };
}

/** The recording behind an id: null where the viewer sees none, undefined while that is not known. */
export function usePlayedRecording(id: string) {
  const { data, loading, error, refetch } = useRecordingByIdQuery({ variables: { id }, ...READ_AFRESH });
  const node = data?.node;
  const known = node && isRecording(node) ? node : null;
  return {
    recording: known ?? (loading || error ? undefined : null),
    failure: error && !loading && !known ? { requestId: failureOf(error)?.requestId ?? null } : null,
    readAgain: () => void refetch(),
  };
}
