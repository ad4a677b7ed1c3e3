import { useSortable } from '@dnd-kit/sortable';
import ButtonBase from '@mui/material/ButtonBase';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { GripIcon } from '../../../ui/icons.tsx';
import { FieldCard, type FieldCardProps } from './FieldCard.tsx';
import { fieldListPhrases, fieldListTexts } from './fieldListMessages.ts';

/** A field that can be dragged to another place of the list, by the pointer or by keys. */
export function SortableFieldCard(props: FieldCardProps) {
  const { formatMessage } = useIntl();
  const { name, id } = props.field;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: formatMessage(fieldListTexts.sortable) },
  });
  return (
    <FieldCard
      {...props}
      dragged={{
        ref: setNodeRef,
        isLifted: isDragging,
        style: {
          ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
          ...(transition !== undefined && { transition }),
        },
      }}
      handle={
        <ButtonBase
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={formatMessage(fieldListPhrases.moveField, { name })}
          sx={{
            ...{
              width: 28,
              height: 30,
              ml: -1,
              flexShrink: 0,
              borderRadius: `${radius.small}px`,
              color: 'text.secondary',
            },
            ...{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' },
            '&:hover': { bgcolor: 'surface.hover' },
          }}
        >
          <GripIcon fontSize="small" />
        </ButtonBase>
      }
    />
  );
}
