import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFileAddress } from '../useFileAddress.ts';

type Source =
  | { readonly state: 'asking' }
  | { readonly state: 'playing'; readonly url: string }
  | { readonly state: 'failed'; readonly isGone: boolean; readonly requestId: string | null };

/**
 * What a recording is played from. Its address is good for some minutes only: where a film that has played cannot be read on,
 * another address is asked for, and it goes on where it was.
 */
export function usePlayer(recordingId: string) {
  const addressOf = useFileAddress('VIEW');
  const latest = useRef(addressOf);
  useEffect(() => {
    latest.current = addressOf;
  });
  const [source, setSource] = useState<Source>({ state: 'asking' });
  const place = useRef({ hasPlayed: false, isPaused: false, seconds: 0 });
  const ask = useCallback(async () => {
    place.current.hasPlayed = false;
    const { url, isGone, requestId } = await latest.current(recordingId);
    setSource(url === null ? { state: 'failed', isGone, requestId } : { state: 'playing', url });
  }, [recordingId]);
  useEffect(() => void ask(), [ask]);
  return {
    source,
    again: () => {
      setSource({ state: 'asking' });
      void ask();
    },
    onLoadedMetadata: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
      const { seconds, isPaused } = place.current;
      place.current.hasPlayed = true;
      if (seconds === 0) return;
      video.currentTime = seconds;
      if (isPaused) video.pause();
    },
    onError: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
      const { hasPlayed } = place.current;
      place.current = { hasPlayed, isPaused: video.paused, seconds: video.currentTime };
      if (hasPlayed) void ask();
      else setSource({ state: 'failed', isGone: false, requestId: null });
    },
  };
}
