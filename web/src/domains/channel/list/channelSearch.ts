/** From so many characters on channels are searched for. */
export const CHANNEL_SEARCH_MIN = 2;

/** Whether something is typed, and too little of it. */
export const isTooShort = (search: string): boolean => search !== '' && [...search].length < CHANNEL_SEARCH_MIN;

/** From so many channels on a list of them can be searched. */
export const SEARCHED_FROM = 8;
