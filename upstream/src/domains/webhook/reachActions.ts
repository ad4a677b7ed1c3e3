import { webhookUrlFormat } from '@muster/schema/formats/webhook';
import { Refusal } from '../../lib/errors.ts';
import type { Outgoing } from '../../lib/outgoing.ts';
import { type IconDeps, demandIconKept } from './iconActions.ts';

export type ReachDeps = Pick<IconDeps, 'files'> & { outgoing: Outgoing };

/**
 * Asks network and store about what a webhook is to have, before the transaction that saves it or tries its target. What is of
 * another form is told of there, with the rest.
 *
 * @throws Refusal `target_refused`, `icon_not_found`
 */
export async function demandReachable(
  { files, outgoing }: ReachDeps,
  { url, icon }: { url?: string | undefined; icon?: string | null | undefined },
): Promise<void> {
  if (typeof icon === 'string') await demandIconKept({ files }, icon);
  const { data: target } = webhookUrlFormat.safeParse(url);
  if (target !== undefined && (await outgoing.isRefused(target))) throw new Refusal('target_refused', { field: 'url' });
}
