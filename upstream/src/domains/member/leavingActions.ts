import type { AuditAction } from '../../lib/auditActions.ts';
import type { Cause } from '../../lib/cause.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { leaveAll } from '../channel/repository.ts';
import { dropHeldValues } from '../field/person/repository.ts';
import { dropContacts } from '../guest/repository.ts';
import { dropOptOuts } from '../identity/preferenceRepository.ts';
import { dropPictures } from '../identity/profileRepository.ts';
import { dropPasswords, endAllSessions, voidLoginCodes } from '../identity/repository.ts';
import { dropCreators } from '../team/channelCreation/repository.ts';
import { dropSharers } from '../team/fileSharing/repository.ts';
import { dropDirectoryNames } from '../scim/user/repository.ts';
import { dropDirectoryPlaces } from '../userGroup/directoryRepository.ts';
import { type Change, keepChanges } from './changeActions.ts';

/**
 * Keeps that people belong to a team no more, be it that they may be switched on again: whatever would let them in is over. With
 * the team locked.
 */
export async function parted(cause: Cause, action: AuditAction, changes: readonly Change[]): Promise<void> {
  const { db, now } = cause;
  const guids = changes.map(({ before }) => before.guid);
  await voidLoginCodes(db, guids, now);
  await keepChanges(cause, action, changes);
  await endAllSessions(db, guids, now);
}

/**
 * The same of people who are gone for good, with what comes of that: nothing is left of their place in the team, and of what they
 * have set for themselves. Their rows stay, for what they have left behind.
 */
export async function forgotten(cause: Cause, action: AuditAction, changes: readonly Change[]): Promise<void> {
  await parted(cause, action, changes);
  const { db } = cause;
  const guids = changes.map(({ before }) => before.guid);
  await dropContacts(db, guids);
  await leaveAll(db, guids);
  await dropSharers(db, guids);
  await dropCreators(db, guids);
  await dropHeldValues(db, guids);
  await dropDirectoryPlaces(db, guids);
  await dropDirectoryNames(db, guids);
  await dropPasswords(db, guids);
  await dropOptOuts(db, guids);
  await removeAfterCommit(cause, ...(await dropPictures(db, guids)));
}
