import type { Tag } from '../../../ui/tagSuggestions.ts';

/** A channel as far as the panel knows it. Null where it could not be read. */
export interface AutoJoinChannel {
  readonly id: string;
  readonly name: string;
  readonly isAutoJoin: boolean | null;
  readonly isLocked: boolean | null;
  /** How many people would be added. */
  readonly othersCount: number | null;
}

/** A channel in the field. */
export interface ChannelTag extends Tag {
  readonly channel: AutoJoinChannel;
}

export const tagOf = (channel: AutoJoinChannel, lockedText: string): ChannelTag => ({
  id: channel.id,
  label: channel.name,
  channel,
  ...(channel.isLocked && { locked: lockedText }),
});

/**
 * What was edited: not the list as it should be, as others may edit it meanwhile, and what they add is not to be taken away.
 */
export interface AutoJoinEdits {
  readonly added: readonly AutoJoinChannel[];
  readonly removed: readonly AutoJoinChannel[];
}

const NOTHING: readonly AutoJoinChannel[] = [];

export const NO_EDITS: AutoJoinEdits = { added: NOTHING, removed: NOTHING };

const idsOf = (channels: readonly AutoJoinChannel[]) => new Set(channels.map(({ id }) => id));

/** The same array where nothing is left out of it: what is remembered by it stays. */
function filtered(channels: readonly AutoJoinChannel[], isKept: (channel: AutoJoinChannel) => boolean) {
  const kept = channels.filter(isKept);
  if (kept.length === 0) return NOTHING;
  return kept.length === channels.length ? channels : kept;
}

/** Those of the edits that are not so already. */
export const openEdits = ({ added, removed }: AutoJoinEdits, present: readonly AutoJoinChannel[]): AutoJoinEdits => {
  const ids = idsOf(present);
  return { added: filtered(added, ({ id }) => !ids.has(id)), removed: filtered(removed, ({ id }) => ids.has(id)) };
};

/** Whether nothing differs between two edits. */
export const areSameEdits = (one: AutoJoinEdits, other: AutoJoinEdits): boolean => {
  const areSame = (some: readonly AutoJoinChannel[], others: readonly AutoJoinChannel[]) => {
    const ids = idsOf(others);
    return some.length === others.length && some.every(({ id }) => ids.has(id));
  };
  return areSame(one.added, other.added) && areSame(one.removed, other.removed);
};

/** The list as it would be. What cannot be taken away stands first, as Backspace takes from the end. */
export const edited = (
  present: readonly AutoJoinChannel[],
  { added, removed }: AutoJoinEdits,
): readonly AutoJoinChannel[] => {
  const gone = idsOf(removed);
  const kept = present.filter(({ id }) => !gone.has(id));
  return [...kept.filter(({ isLocked }) => isLocked), ...kept.filter(({ isLocked }) => !isLocked), ...added];
};

/** The edits that lead from one list to another. */
export const editsBetween = (
  present: readonly AutoJoinChannel[],
  wanted: readonly AutoJoinChannel[],
): AutoJoinEdits => {
  const [before, after] = [idsOf(present), idsOf(wanted)];
  return {
    added: filtered(wanted, ({ id }) => !before.has(id)),
    removed: filtered(present, ({ id }) => !after.has(id)),
  };
};
