import type { LocaleCode } from '@muster/schema/formats/locale';
import { useViewerLocaleUpdateMutation } from '../../generated/identity/viewerLocaleUpdate.ts';
import { newActionKey } from '../../lib/graphql/actionKey.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import { localeToGraphql } from '../../lib/intl/locales.ts';

/** Keeps a language on the viewer's account. Answers whether it was kept. */
export function useViewerLocaleUpdate(): (code: LocaleCode) => Promise<boolean> {
  const [mutate] = useViewerLocaleUpdateMutation(IN_PLACE);
  return async (code) => {
    const input = { locale: localeToGraphql(code), idempotencyKey: newActionKey() };
    const result = await mutate({ variables: { input } }).catch(() => null);
    return Boolean(result?.data?.viewerLocaleUpdate.viewer);
  };
}
