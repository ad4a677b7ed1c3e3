import { WEBHOOK_ICON } from '@muster/schema/formats/picture';
import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import type { UploadContext } from '../../lib/context.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import type { FileStore } from '../../lib/files.ts';
import { defineJob } from '../../lib/jobs.ts';
import { pictureIntake } from '../../lib/pictures.ts';
import { notGuests } from '../../lib/roles.ts';
import type { Intake } from '../../lib/uploads.ts';
import { lockForActor } from '../member/lockActions.ts';
import { countIconUses } from './repository.ts';
import { iconFolder, readIconAddress } from './rules.ts';

type Context = { db: Queries; now: number };

/** Icons are pictures, each in the folder of the team that sent it. */
export const webhookIconIntake = (teamId: string): Intake => pictureIntake(iconFolder(teamId), WEBHOOK_ICON);

/** The work that looks, a day after an icon came, whether a webhook has it. */
export const iconDeadline = defineJob('webhook.dropIcon', z.object({ name: z.string() }));

/**
 * Keeps an icon for a webhook that somebody is about to save; without one it leaves the store a day later.
 *
 * @throws Refusal `actor_is_guest`
 */
export async function keepIcon(context: UploadContext): Promise<{ longUrl: string }> {
  const { cause } = await lockForActor(context, notGuests);
  const { fileName: name, now } = context;
  await iconDeadline.enqueue(cause, { name }, { dueAt: now + DAY_MS });
  const longUrl = context.fileAddress(name);
  if (longUrl === null) throw new Fault('A file without an address.');
  return { longUrl };
}

/** Removes an icon from the store unless a webhook has it. */
export async function dropUnusedIcon(context: Context, name: string | null, except?: string): Promise<void> {
  if (name !== null && (await countIconUses(context.db, name, except)) === 0) await removeAfterCommit(context, name);
}

export type IconDeps = { files: FileStore; fileAddresses: FileAddresses };

/**
 * The file of an icon that somebody gives by its address; null for the default one. The one that the webhook has is known by
 * its name, however old its address is.
 *
 * @throws Refusal `icon_not_found` for what was not uploaded for a webhook of the team
 */
export function readIcon(
  { fileAddresses }: Pick<IconDeps, 'fileAddresses'>,
  { teamId, now }: { teamId: string; now: number },
  icon: string | null,
  before: string | null = null,
): string | null {
  if (icon === null) return null;
  const address = readIconAddress(icon);
  if (address !== null && address.name === before) return before;
  const isOurs = address !== null && address.name.startsWith(`${iconFolder(teamId)}/`);
  if (!isOurs || !fileAddresses.admits(address, now)) throw new Refusal('icon_not_found', { field: 'icon' });
  return address.name;
}

/** @throws Refusal `icon_not_found` for one that has left the store */
export async function demandIconKept({ files }: Pick<IconDeps, 'files'>, icon: string): Promise<void> {
  const address = readIconAddress(icon);
  const found = address && (await files.get(address.name));
  if (!found) throw new Refusal('icon_not_found', { field: 'icon' });
  found.content.destroy();
}
