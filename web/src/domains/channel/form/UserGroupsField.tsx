import { CHANNEL_GROUPS_MAX } from '@muster/schema/formats/channel';
import { useMemo } from 'react';
import { TagInput } from '../../../ui/TagInput.tsx';
import type { Tag, TagSource } from '../../../ui/tagSuggestions.ts';

/** Suggestions come with the focus: most teams have few user groups. */
const AT_ONCE = { minimum: 1, atOnce: true };

/** The user groups that were read with the channel or chosen since, by their ids. */
export interface KnownGroups {
  readonly nameOf: (id: string) => string;
  /** Remembers what was chosen: only its id is kept in the draft. */
  readonly learn: (groups: readonly Tag[]) => void;
  readonly source: TagSource;
}

/** Chooses user groups. Those that are set already stay shown, whoever sees them. */
export function UserGroupsField({
  label,
  hint,
  error,
  ids,
  groups: { nameOf, learn, source },
  onChange,
}: {
  label: string;
  hint: string;
  error: string | null;
  ids: readonly string[];
  groups: KnownGroups;
  onChange: (ids: readonly string[]) => void;
}) {
  const tags = useMemo(() => ids.map((id): Tag => ({ id, label: nameOf(id) })), [ids, nameOf]);
  return (
    <TagInput
      label={label}
      hint={hint}
      error={error}
      value={tags}
      source={source}
      most={CHANNEL_GROUPS_MAX}
      start={AT_ONCE}
      isInPage
      onChange={(chosen) => {
        learn(chosen);
        onChange(chosen.map(({ id }) => id));
      }}
    />
  );
}
