import type { Import } from './useImports.ts';

type Counts = Import['counts'];

/** How many of each kind there are of something. */
export interface Amounts {
  readonly people: number;
  readonly channels: number;
  readonly messages: number;
}

/** What an archive has. */
export const foundIn = ({ peopleFound, channelsFound, messagesFound }: Counts): Amounts => ({
  people: peopleFound,
  channels: channelsFound,
  messages: messagesFound,
});

/** What came over of it. */
export const addedOf = ({ peopleAdded, channelsAdded, messagesAdded }: Counts): Amounts => ({
  people: peopleAdded,
  channels: channelsAdded,
  messages: messagesAdded,
});

export const isNothing = ({ people, channels, messages }: Amounts): boolean => people + channels + messages === 0;

/** Whether there is more to say of an import that is over than how it ended. */
export const hasDetails = ({ status, counts }: Pick<Import, 'status' | 'counts'>): boolean =>
  status === 'COMPLETED' || (status === 'FAILED' && !isNothing(foundIn(counts)));
