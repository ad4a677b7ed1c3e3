import { type PreviewedThing, usePreviewedDraft } from '../../../lib/form/usePreviewedDraft.ts';
import { pathTo } from '../../../lib/paths.ts';
import { conditionsProblem, isSameGroup, NEW_GROUP, textProblem, type GroupDraft } from './groupDraft.ts';
import { refusalOf } from './groupRefusal.ts';

/** A text of the form. */
export type TextField = 'name' | 'description';

/** What the form has to know of the user group that it makes or changes. */
export interface GroupForm extends PreviewedThing<GroupDraft> {
  /** Whether it is a copy, which must not stay as it begins. */
  readonly isCopy?: boolean;
  /** By which a read that failed is found. */
  readonly readRequestId?: string | null;
  /** Tells that it is saved. */
  readonly onSaved: (draft: GroupDraft) => void;
}

/** The form of a user group: what is entered, what is wrong with it, and its preview, from which it is saved. */
export function useUserGroupForm(form: GroupForm) {
  const { saved, version, isCopy = false, onSaved } = form;
  // What a copy brings along from before has been saved for another one.
  const kept = version === undefined ? NEW_GROUP : saved;
  const editing = usePreviewedDraft(form, {
    isSame: isSameGroup,
    problemsOf: (draft) => ({
      name: textProblem('name', draft, kept),
      description: textProblem('description', draft, kept),
      conditions: conditionsProblem(draft),
    }),
    refusalOf,
    onSaved,
    listPath: pathTo('userGroups'),
  });
  const { isDirty, problems, preview, focusFault, isAsked, isTold } = editing;

  return {
    ...editing,
    problems: {
      name: isTold('name') ? problems.name : null,
      description: isTold('description') ? problems.description : null,
      conditions: isAsked ? problems.conditions : null,
      /** Nothing of the copy was changed that has to be. */
      isTwin: isAsked && isCopy && !isDirty,
    },
    ask: () => editing.ask(isDirty ? preview.open : focusFault),
  };
}
