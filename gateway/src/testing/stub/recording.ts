import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's recording service answers by itself. */
export const recordingAnswers: Answers<'recording'> = {
  videoCallingLimitHits: adminsOnly(() => ({ hits: 11, lowerLimit: 10, upperLimit: 10 })),
  groupVideoStats: adminsOnly(() => ({ calls: 2 })),
};
