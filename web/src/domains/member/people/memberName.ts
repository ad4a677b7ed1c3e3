import type { IntlShape } from 'react-intl';
import { fullName } from '../../../lib/intl/personName.ts';
import { memberTexts } from '../messages.ts';

export interface Named {
  readonly name: { readonly first: string; readonly last: string } | null;
  readonly email: string | null;
}

/** How somebody is named in lists: by name, else by address, never by the chat product's id. */
export const memberName = (intl: IntlShape, { name, email }: Named) => {
  const full = name && fullName(name);
  return full || email || intl.formatMessage(memberTexts.nameMissing);
};
