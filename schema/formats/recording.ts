import { ONE_LINE, textOfAtMost } from './text.ts';

/** The longest name of a recording, in characters of Unicode. */
export const RECORDING_TITLE_MAX = 100;

/** The name of a recording, trimmed. */
export const recordingTitleFormat = textOfAtMost(RECORDING_TITLE_MAX, ONE_LINE);

/** How many recordings a page of the list has. */
export const RECORDINGS_PAGE = 6;

/** The longest name under which one is saved, and that name. What no system takes in names is replaced later on. */
export const RECORDING_FILE_NAME_MAX = 200;
export const recordingFileNameFormat = textOfAtMost(RECORDING_FILE_NAME_MAX, ONE_LINE);

/** For how many days recordings are kept at most, where they are not kept for ever. */
export const RECORDING_KEPT_DAYS_MAX = 3650;
