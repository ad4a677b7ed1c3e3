import type { Role } from '../../../lib/roles.ts';
import { foldText } from '../../../lib/text.ts';

/** As many bytes the file of a recording has. */
export const RECORDING_MAX_BYTES = 2 * 1024 ** 3;

/** Somebody, and what they are in the team. */
export type Asking = { readonly guid: string; readonly role: Role };

/** Whether somebody sees every recording of the team; others see those of calls that they recorded or took part in. */
export const seesAll = ({ role }: Pick<Asking, 'role'>): boolean => role === 'admin';

/** Whether somebody may rename and delete a recording that they see. */
export const mayChange = ({ guid, role }: Asking, { recordedBy }: { recordedBy: string }): boolean =>
  role === 'admin' || recordedBy === guid;

/** Whole minutes of what is known in seconds. */
export const minutesOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.floor(seconds / 60);

/** Title and meeting as they are searched for. No text that is searched for reaches over the line between them. */
export const searchKeyOf = ({ title, roomId }: { title: string; roomId: string }): string =>
  `${foldText(title)}\n${foldText(roomId)}`;

/** Under which name a recording is saved: its title, with the ending of its file. */
export const savedNameOf = (title: string, fileName: string): string =>
  `${title}${fileName.slice(fileName.lastIndexOf('.'))}`;

/** In which folder of the store the recordings of a team are. */
export const recordingFolder = (teamId: string): string => `recordings/${teamId}`;
