import { pathTo } from '../../../lib/paths.ts';
import { withValues } from '../../../lib/urlState/useUrlState.ts';

/** The page where PRO is bought, for what is chosen here, with what led to it. */
export const upgradeWay = (query: URLSearchParams, chosen: { readonly interval: string; readonly currency: string }) =>
  `${pathTo('paymentNew')}?${withValues(new URLSearchParams(), { ...chosen, feature: query.get('feature') })}`;
