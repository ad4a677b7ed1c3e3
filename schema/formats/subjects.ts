/** As many people, addresses or channels one call takes; more are the work of a job. */
export const SUBJECTS_MAX = 999;

/** As many people a job takes one by one; of who matches there may be any number. */
export const JOB_SUBJECTS_MAX = 10_000;

/** The licences of as many people stop renewing at once. */
export const ENDED_RENEWALS_MAX = 20;
