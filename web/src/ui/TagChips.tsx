import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Chip } from './Chip.tsx';
import { CloseIcon, LockIcon } from './icons.tsx';
import { tagPhrases } from './tagMessages.ts';
import type { Tag } from './tagSuggestions.ts';

/** What is chosen: each is taken away by a press, but for those that are locked, which say why not. */
export function TagChips({
  tags,
  itemProps,
  most,
  onRefuse,
}: {
  tags: readonly Tag[];
  itemProps: AutocompleteRenderValueGetItemProps<true>;
  /** How many are shown, the last ones: Backspace takes them from the end. */
  most: number;
  /** A locked one was pressed. */
  onRefuse: (tag: Tag) => void;
}) {
  const { formatMessage } = useIntl();
  const hidden = Math.max(0, tags.length - most);
  return (
    <>
      {hidden > 0 && <Typography variant="body2">{formatMessage(tagPhrases.hidden, { count: hidden })}</Typography>}
      {tags.slice(hidden).map((tag, index) => {
        const { key: _place, onDelete, ...props } = itemProps({ index: hidden + index });
        const { id, label: name, locked } = tag;
        return locked === undefined ? (
          <Chip
            {...props}
            key={id}
            size="small"
            label={<bdi>{name}</bdi>}
            aria-label={formatMessage(tagPhrases.remove, { name })}
            deleteIcon={<CloseIcon aria-hidden />}
            onDelete={onDelete}
            // Screen readers press its middle: the whole of it takes the thing away.
            onClick={onDelete}
          />
        ) : (
          <Chip
            {...props}
            key={id}
            size="small"
            variant="outlined"
            label={<bdi>{name}</bdi>}
            aria-label={formatMessage(tagPhrases.locked, { name, reason: locked })}
            icon={<LockIcon aria-hidden />}
            onClick={() => onRefuse(tag)}
          />
        );
      })}
    </>
  );
}
