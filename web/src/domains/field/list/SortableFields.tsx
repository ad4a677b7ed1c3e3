import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldListTexts } from './fieldListMessages.ts';
import { moved } from './fieldOrder.ts';
import type { ListedField } from '../listedField.ts';
import { useDragWords } from './useDragWords.ts';

/** A list has one direction. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A press that moves no further than this many px is none that drags. */
const SLACK = 4;

/** Lets the fields inside be dragged into another order, by the pointer or by keys, and says where they are. */
export function SortableFields({
  fields,
  onOrder,
  children,
}: {
  fields: readonly ListedField[];
  onOrder: (ids: readonly string[]) => void;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SLACK } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const announcements = useDragWords(fields);
  const ids = fields.map(({ id }) => id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onOrder(moved(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: formatMessage(fieldListTexts.dragHelp) } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
