/** As many people, channels and messages of one archive are brought over; far more than any team has. */
export const PEOPLE_MAX = 500_000;
export const CHANNELS_MAX = 100_000;
export const MESSAGES_MAX = 20_000_000;

/** An archive with so much in it that is of no known form is of another tool. */
export const UNKNOWN_MAX = 10_000;
