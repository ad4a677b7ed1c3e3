import { useIntl } from 'react-intl';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import { comboLook } from '../../../ui/combo.tsx';
import { profileFieldsPhrases, profileFieldsTexts } from './profileFieldsMessages.ts';

/** What the comboboxes of the form have in common. */
export function useValueCombo() {
  const { formatMessage } = useIntl();
  return {
    ...comboLook,
    clearText: formatMessage(profileFieldsTexts.clear),
    openText: formatMessage(profileFieldsTexts.openList),
    closeText: formatMessage(profileFieldsTexts.closeList),
  };
}

/** How many values a list shows at once: a field may have hundreds, of which one is found by typing. */
export const MOST_SHOWN = 100;

/** The first values whose words begin with what is typed. */
export function firstMatches<Value>(all: readonly Value[], typed: string, textOf: (value: Value) => string): Value[] {
  const found: Value[] = [];
  for (const value of all) {
    if (matchesWordStart(textOf(value), typed)) found.push(value);
    if (found.length === MOST_SHOWN) break;
  }
  return found;
}

/** Says how many values a list shows where there are more. */
export function useShownHint(count: number): string | null {
  const { formatMessage } = useIntl();
  return count > MOST_SHOWN ? formatMessage(profileFieldsPhrases.firstShown, { count: MOST_SHOWN }) : null;
}
