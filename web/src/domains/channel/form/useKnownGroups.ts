import { useCallback, useMemo, useState } from 'react';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import type { KnownGroups } from './UserGroupsField.tsx';
import { useUserGroupChoices } from './useUserGroupChoices.ts';

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

/**
 * The names of the user groups of a form: of those that the channel has, and of those that are chosen in it.
 *
 * @param saved the same array for as long as it is the same
 */
export function useKnownGroups(saved: readonly NamedGroup[]): KnownGroups {
  const source = useUserGroupChoices();
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map());
  const names = useMemo(
    () => new Map([...learnt, ...saved.map(({ id, name }) => [id, name] as const)]),
    [learnt, saved],
  );
  const nameOf = useCallback((id: string) => names.get(id) ?? '', [names]);
  const learn = useCallback(
    (groups: readonly Tag[]) =>
      setLearnt((before) => new Map([...before, ...groups.map(({ id, label }) => [id, label] as const)])),
    [],
  );
  return useMemo(() => ({ nameOf, learn, source }), [nameOf, learn, source]);
}
