import { showToast, type ToastContent } from '../../../ui/toasts/toastStore.ts';
import type { ActionState } from './peopleActionState.ts';
import type { ListedMember } from '../people/people.ts';
import type { PeoplePhrase, PeopleValues } from '../people/peoplePhrase.ts';

/** What a toast says of an action that is over. */
export interface OutcomeTexts {
  readonly changed: PeoplePhrase;
  /** Nobody had to be changed. */
  readonly already: PeoplePhrase;
  /** Whom it was about is not there any more. */
  readonly gone: PeoplePhrase;
}

/** Tells by a toast what became of an action: whom it changed, else why there was nobody to change. */
export const tellOutcome = (
  { changed, already, gone }: ActionState,
  texts: OutcomeTexts,
  valuesOf: (members: readonly ListedMember[]) => PeopleValues,
  action?: ToastContent['action'],
) => {
  if (changed.length > 0) {
    showToast({ tone: 'success', text: texts.changed, values: valuesOf(changed), action });
  } else if (already.length > 0) {
    showToast({ tone: 'info', text: texts.already, values: valuesOf(already) });
  } else if (gone.length > 0) {
    showToast({ tone: 'info', text: texts.gone, values: valuesOf(gone) });
  }
};
