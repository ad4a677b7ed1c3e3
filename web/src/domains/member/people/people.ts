import type { MemberFilter } from '../../../generated/member/list/memberList.ts';
import type { MemberListItemFragment } from '../../../generated/member/fragments/memberListItem.ts';

/** Somebody of a list, with what may be done to them. */
export type ListedMember = MemberListItemFragment;

/** Whom an action is about: people who were picked one by one, or everybody of a list, loaded or not. */
export type People =
  | { readonly kind: 'some'; readonly members: readonly ListedMember[] }
  | {
      readonly kind: 'matching';
      /** How many these are, as the person was told. */
      readonly count: number;
      readonly filter: MemberFilter;
      /** Empty where nothing is searched for. */
      readonly search: string;
      readonly exceptIds: readonly string[];
    };

/** How many people an action is about. */
export const countOf = (people: People) => (people.kind === 'some' ? people.members.length : people.count);

/** What every dialog about people tells the page that opened it. */
export interface PeopleDialogProps {
  readonly onClose: () => void;
  /** The outcome is known: those whom the action failed on stay selected, everybody else does not. */
  readonly onSettled: (outcome: { readonly failedIds: readonly string[] }) => void;
}
