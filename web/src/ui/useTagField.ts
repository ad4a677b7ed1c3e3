import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMomentaryMark } from '../lib/form/useMomentaryMark.ts';
import { tagPhrases } from './tagMessages.ts';
import { isSearched, type SuggestionStart, type Tag, type TagSource, useTagSuggestions } from './tagSuggestions.ts';

/** How long it says that something cannot be taken away, in ms. */
const REFUSED_MS = 2_500;

/** Keeps what is locked; says for a while why it could not be taken away. */
function useLockedTags<T extends Tag>(value: readonly T[], onChange: (value: readonly T[]) => void) {
  const [reason, setReason] = useState<string | undefined>();
  const mark = useMomentaryMark(REFUSED_MS);
  const refuse = ({ locked }: Tag) => {
    setReason(locked);
    mark.show();
  };
  const change = (next: readonly T[]) => {
    const missed = value.find(({ id, locked }) => locked !== undefined && !next.some((one) => one.id === id));
    if (missed) refuse(missed);
    else onChange(next);
  };
  return { refusal: mark.isShown ? reason : undefined, refuse, change };
}

/** What happens in a field of tags: what is typed and suggested for it, and what is chosen and taken away. */
export function useTagField<T extends Tag>({
  value,
  onChange,
  source,
  start,
  most,
  isRemoveOnly,
}: {
  value: readonly T[];
  onChange: (value: readonly T[]) => void;
  source: TagSource<T>;
  start: SuggestionStart;
  most: number;
  isRemoveOnly: boolean;
}) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const isFull = value.length >= most;
  const isClosed = isFull || isRemoveOnly;
  const suggestions = useTagSuggestions(source, isClosed ? '' : typed, start, isOpen && !isClosed);
  const hasAsked = start.atOnce || typed.trim() !== '';
  return {
    ...suggestions,
    ...useLockedTags(value, (next) => onChange(next.slice(0, Math.max(most, value.length)))),
    typed,
    type: setTyped,
    isSearched: isSearched(typed, start),
    /** Whether the list is to be seen. */
    isOpen: isOpen && hasAsked && !suggestions.isFailed && !isClosed,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    retry: () => {
      suggestions.retry();
      setIsOpen(true);
    },
    fullText: isFull ? formatMessage(tagPhrases.full, { most }) : null,
  };
}
