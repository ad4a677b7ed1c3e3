/** A list with the item at one place put to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

interface Placed {
  readonly id: string;
  readonly isArchived: boolean;
}

/** The ids of all fields where those in profiles have a new order: the archived ones keep their places among them. */
export function wholeOrder(fields: readonly Placed[], inProfiles: readonly string[]): readonly string[] {
  const next = inProfiles.values();
  return fields.map(({ id, isArchived }) => (isArchived ? id : (next.next().value ?? id)));
}
