import type { Mutation } from '../../mutation.ts';
import { changeViewer } from './changeViewer.ts';
import { identityRest } from './rest.ts';

/** Keeps the language on the account; the payload's viewer is read afresh. */
export const viewerLocaleUpdate: Mutation<'viewerLocaleUpdate'> = (_root, { input }, context) =>
  changeViewer(context, () => identityRest(context.upstream).updateLocale(input.locale, input.idempotencyKey), {});
