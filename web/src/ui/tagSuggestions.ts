import { useEffect, useState } from 'react';
import { REST_MS } from '../lib/scheduling/useRested.ts';
import { matchesWordStart } from '../lib/text/wordStart.ts';

/** Something that can be chosen. */
export interface Tag {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same label. */
  readonly detail?: string | null;
  /** Why it cannot be taken away once it is chosen. */
  readonly locked?: string;
}

/**
 * Where suggestions come from: a list that is searched by the beginnings of words, or a search elsewhere, which is asked for
 * nothing ('') where something is offered before anything is typed.
 */
export type TagSource<T extends Tag = Tag> =
  | readonly T[]
  | ((typed: string, signal: AbortSignal) => Promise<readonly T[]>);

interface Found<T extends Tag> {
  readonly source: TagSource<T>;
  readonly typed: string;
  readonly attempt: number;
  /** Null where the search failed. */
  readonly tags: readonly T[] | null;
}

/** When suggestions come. */
export interface SuggestionStart {
  /** From how many typed characters on a search narrows them. */
  readonly minimum: number;
  /** Whether something is suggested as soon as the field has the focus. */
  readonly atOnce: boolean;
}

/** With the first character that is typed. */
export const FROM_FIRST_CHARACTER: SuggestionStart = { minimum: 1, atOnce: false };

/** What there is to choose from for what is typed. */
export interface Suggestions<T extends Tag> {
  readonly tags: readonly T[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const NONE: readonly never[] = [];

/** Whether enough is typed to search for it. */
export const isSearched = (text: string, { minimum }: SuggestionStart): boolean => [...text.trim()].length >= minimum;

/** The answer to what is asked now; one that failed counts until it is asked again. */
function answerTo<T extends Tag>(found: Found<T> | null, source: TagSource<T>, typed: string, attempt: number) {
  const isFitting = found?.source === source && found.typed === typed;
  return isFitting && (found.tags !== null || found.attempt === attempt) ? found : null;
}

/**
 * Suggests from so many characters on, and before that where something is offered. A list answers at once; a search goes
 * out once typing rests, and an answer to something that is not typed any more is dropped. What is offered before
 * anything is typed is asked for at once, and once.
 */
export function useTagSuggestions<T extends Tag>(
  source: TagSource<T>,
  text: string,
  start: SuggestionStart,
  /** Whether the field is open, so that something is offered where nothing is searched for. */
  isOpen: boolean,
): Suggestions<T> {
  const typed = isSearched(text, start) ? text.trim() : '';
  const [found, setFound] = useState<Found<T> | null>(null);
  const [offered, setOffered] = useState<Found<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const search = typeof source === 'function' ? source : null;
  const isIdle = typed === '' && !(start.atOnce && isOpen);
  const answer = answerTo(typed === '' ? offered : found, source, typed, attempt);
  const isWanted = !isIdle && answer === null;

  useEffect(() => {
    if (!search || !isWanted) return undefined;
    const controller = new AbortController();
    const settle = (tags: readonly T[] | null) => {
      if (controller.signal.aborted) return;
      (typed === '' ? setOffered : setFound)({ source: search, typed, attempt, tags });
    };
    const ask = () => void search(typed, controller.signal).then(settle, () => settle(null));
    const timer = setTimeout(ask, typed === '' ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, typed, attempt, isWanted]);

  const retry = () => setAttempt((before) => before + 1);
  if (isIdle) return { tags: NONE, isLoading: false, isFailed: false, retry };
  if (typeof source !== 'function') {
    const tags = source.filter(({ label, detail }) => matchesWordStart(`${label} ${detail ?? ''}`, typed));
    return { tags, isLoading: false, isFailed: false, retry };
  }
  return { tags: answer?.tags ?? NONE, isLoading: answer === null, isFailed: answer?.tags === null, retry };
}
