import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { Spoken } from '../../../ui/Spoken.ts';
import type { FieldActions } from './fieldActions.ts';
import { FieldCard } from './FieldCard.tsx';
import { fieldListPhrases } from './fieldListMessages.ts';
import { moved } from './fieldOrder.ts';
import type { ListedField, ListedUsage } from '../listedField.ts';
import { SortableFieldCard } from './SortableFieldCard.tsx';
import { SortableFields } from './SortableFields.tsx';

export interface FieldListProps {
  readonly fields: readonly ListedField[];
  readonly usages: ReadonlyMap<string, ListedUsage>;
  readonly isUsageLoading: boolean;
  /** Whether the team may change fields and user groups. */
  readonly canChange: boolean;
  readonly actions: Pick<FieldActions, 'onDialog' | 'onRestore'>;
}

/** Fields in their order, which can be changed where `onOrder` is given. */
export function FieldList({
  fields,
  label,
  listRef,
  onOrder,
  usages,
  actions,
  ...rest
}: FieldListProps & {
  /** The accessible name. */
  label: string;
  listRef: RefObject<HTMLOListElement | null>;
  onOrder: ((ids: readonly string[]) => void) | null;
  headingLevel: 'h2' | 'h3';
}) {
  const { formatMessage } = useIntl();
  const [spoken, setSpoken] = useState('');
  const ids = fields.map(({ id }) => id);

  const move = (from: number, to: number) => {
    const name = fields[from]?.name ?? '';
    onOrder?.(moved(ids, from, to));
    setSpoken(formatMessage(fieldListPhrases.moved, { name, place: to + 1, total: fields.length }));
  };
  const actionsOf = (place: number): FieldActions => ({
    ...actions,
    onMoveUp: onOrder && place > 0 ? () => move(place, place - 1) : null,
    onMoveDown: onOrder && place < fields.length - 1 ? () => move(place, place + 1) : null,
  });
  const Card = onOrder ? SortableFieldCard : FieldCard;
  const cards = (
    <Box component="ol" ref={listRef} role="list" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map((field, place) => (
        <Card key={field.id} field={field} usage={usages.get(field.id)} actions={actionsOf(place)} {...rest} />
      ))}
    </Box>
  );
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {onOrder ? (
        <SortableFields fields={fields} onOrder={onOrder}>
          {cards}
        </SortableFields>
      ) : (
        cards
      )}
      <Spoken role="status">{spoken}</Spoken>
    </Paper>
  );
}
