import type { IntlShape } from 'react-intl';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import { memberName, type Named } from './memberName.ts';

/** How a member is shown among those who are chosen, and suggested. */
export const memberTag = (intl: IntlShape, member: Named & { readonly id: string }): Tag => ({
  id: member.id,
  label: memberName(intl, member),
  detail: member.name ? member.email : null,
});
