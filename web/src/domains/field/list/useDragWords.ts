import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { fieldListPhrases } from './fieldListMessages.ts';
import type { ListedField } from '../listedField.ts';

/** What is said while a field is dragged, for those who do not see it. */
export function useDragWords(fields: readonly ListedField[]): Announcements {
  const { formatMessage } = useIntl();
  const nameOf = (id: UniqueIdentifier) => fields.find((field) => field.id === id)?.name ?? '';
  const at = (active: UniqueIdentifier, place: UniqueIdentifier) => ({
    name: nameOf(active),
    place: fields.findIndex(({ id }) => id === place) + 1,
    total: fields.length,
  });
  // What is picked up lies over its own place at first: that is not to drown the words of the picking up.
  const lastPlace = useRef<UniqueIdentifier | null>(null);
  return {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id;
      return formatMessage(fieldListPhrases.lifted, at(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastPlace.current) return undefined;
      lastPlace.current = over.id;
      return formatMessage(fieldListPhrases.moved, at(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => formatMessage(fieldListPhrases.dropped, at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => formatMessage(fieldListPhrases.putBack, { name: nameOf(active.id) }),
  };
}
