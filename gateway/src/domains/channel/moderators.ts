import type { GatewayContext } from '../../context.ts';
import type { ChannelRecord, NamedPeople } from './mapper.ts';

type Kind = 'moderators' | 'posters';

/** Those who look after a channel, or write in it beside them; nobody is known to of one that is gone by now. */
const namedOf =
  <Value>(kind: Kind, valueOf: (named: NamedPeople) => Value) =>
  async ({ groupJid }: ChannelRecord, _args: object, { loaders }: GatewayContext): Promise<Value | null> => {
    const named = (await loaders.channel.moderators.load(groupJid))?.[kind];
    return named ? valueOf(named) : null;
  };

export const namedPeople = (kind: Kind) => namedOf(kind, ({ people }) => [...people]);
export const namedCount = (kind: Kind) => namedOf(kind, ({ total }) => total);
