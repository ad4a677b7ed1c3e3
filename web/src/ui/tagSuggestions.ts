import { useEffect, useState } from 'react';
import { matchesWordStart } from '../lib/text/wordStart.ts';

/** Something that can be chosen. */
export interface Tag {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same label. */
  readonly detail?: string | null;
}

/** Where suggestions come from: a list that is searched by the beginnings of words, or a search elsewhere. */
export type TagSource = readonly Tag[] | ((typed: string, signal: AbortSignal) => Promise<readonly Tag[]>);

/** How long typing has to rest before a search goes out, in ms. */
const DEBOUNCE_MS = 300;

interface Found {
  readonly typed: string;
  readonly attempt: number;
  /** Null where the search failed. */
  readonly tags: readonly Tag[] | null;
}

/** What there is to choose from for what is typed. */
export interface Suggestions {
  readonly tags: readonly Tag[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const NONE: readonly Tag[] = [];

/**
 * Suggests from the first character on. A list answers at once; a search goes out 300 ms after typing rests, and an
 * answer to something that is not typed any more is dropped.
 */
export function useTagSuggestions(source: TagSource, text: string): Suggestions {
  const typed = text.trim();
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  const search = typeof source === 'function' ? source : null;

  useEffect(() => {
    if (!search || typed === '') return undefined;
    const controller = new AbortController();
    const settle = (tags: readonly Tag[] | null) => {
      if (!controller.signal.aborted) setFound({ typed, attempt, tags });
    };
    const timer = setTimeout(() => {
      search(typed, controller.signal).then(settle, () => settle(null));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, typed, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  if (typed === '') return { tags: NONE, isLoading: false, isFailed: false, retry };
  if (typeof source !== 'function') {
    const tags = source.filter(({ label, detail }) => matchesWordStart(`${label} ${detail ?? ''}`, typed));
    return { tags, isLoading: false, isFailed: false, retry };
  }
  const answer = found?.typed === typed && found.attempt === attempt ? found : null;
  return { tags: answer?.tags ?? NONE, isLoading: answer === null, isFailed: answer?.tags === null, retry };
}
