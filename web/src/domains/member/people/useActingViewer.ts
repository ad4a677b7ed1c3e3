import { useActingViewerQuery } from '../../../generated/member/people/actingViewer.ts';
import type { ListedMember } from './people.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useTeamSize } from './useTeamSize.ts';

type Named = Pick<ListedMember, 'name' | 'email'>;

/** Who acts, as the dialogs need to know it. */
export interface ActingViewer {
  /** Null while it is not known. */
  readonly viewerId: string | null;
  readonly named: Named;
  readonly isViewer: (member: ListedMember) => boolean;
  /** How many active people the team has; null where that is not known. */
  readonly membersCount: number | null;
}

/** Reads who acts; the start-up has it in the cache, but for the number of people. */
export const useActingViewer = (): ActingViewer => {
  const { data } = useActingViewerQuery(IN_PLACE);
  const size = useTeamSize();
  const viewer = data?.viewer;
  return {
    viewerId: viewer?.id ?? null,
    named: { name: viewer?.name ?? null, email: viewer?.email ?? null },
    isViewer: ({ guid }) => guid === viewer?.guid,
    membersCount: size?.membersCount ?? null,
  };
};
