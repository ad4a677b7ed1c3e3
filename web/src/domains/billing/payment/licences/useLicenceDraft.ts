import { useState } from 'react';
import { type UrlValues, useUrlState } from '../../../../lib/urlState/useUrlState.ts';
import { licencesIn } from './licenceQuery.ts';

/**
 * What is chosen of licences, kept in the address: it is there again after a reload, and after a visit to a bank. The count
 * is kept there once its field is left.
 */
export function useLicenceDraft() {
  const [query, changeQuery] = useUrlState();
  const [typed, setText] = useState<string | null>(null);
  return {
    ...licencesIn(query),
    /** What stands in the field of the count; null where nobody has typed there. */
    typed,
    setText,
    // Going back leads to where people came from, not through what they have looked at.
    change: (values: UrlValues) => changeQuery(values, { replace: true, isImmediate: true }),
    /** The same for what the page shows already, also while it is drawn: a dialog takes the focus out of the field. */
    keep: (values: UrlValues) => changeQuery(values, { replace: true }),
    /** A step that Back leads back from. */
    go: (values: UrlValues) => changeQuery(values),
  };
}

export type LicenceDraft = ReturnType<typeof useLicenceDraft>;
