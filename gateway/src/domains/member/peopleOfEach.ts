import type DataLoader from 'dataloader';
import type { RefusalCode } from '../../generated/upstream/contract.ts';
import { batchById } from '../../lib/batchById.ts';
import type { PageArguments, Rows } from '../../lib/connections.ts';
import type { Log } from '../../lib/log.ts';
import { hasStatus, refusalIn } from '../../upstream/errors.ts';
import type { MemberRecord } from './mapper.ts';
import { peoplePage, toPeople } from './people.ts';

type WirePeople = Parameters<typeof toPeople>[0];
type KeyedPeople = Rows<MemberRecord> & { readonly key: string };

/** The calls of a service about the people in things of one kind: channels, or user groups. */
export type PeopleCalls = {
  /** About how many of them one call may ask. */
  readonly chunkSize: number;
  /** The first people in each of several, without those that the team does not have. */
  readonly firstOfEach: (
    keys: readonly string[],
    limit: number,
  ) => Promise<readonly (WirePeople & { readonly key: string })[]>;
  /** A part of the people in one. */
  readonly ofOne: (key: string, place: { offset: number; limit: number }) => Promise<WirePeople>;
  /** The code by which that is refused where the team does not have it. */
  readonly goneCode: RefusalCode;
};

/** Something that is gone by now, where the service says so by leaving it out. */
class Gone extends Error {}

/** Pages of the people in each of several things: pages at the beginning come together, others by themselves. */
export function peopleOfEach(calls: PeopleCalls, log: Log) {
  const { ofOne, goneCode } = calls;
  const firstBy = new Map<number, DataLoader<string, KeyedPeople | null>>();
  const first = (limit: number) => {
    const loader = firstBy.get(limit) ?? firstLoader(calls, limit, log);
    firstBy.set(limit, loader);
    return loader;
  };
  const read = async (key: string, place: { offset: number; limit: number }) => {
    if (place.offset > 0) return toPeople(await ofOne(key, place), log);
    const people = await first(place.limit).load(key);
    if (people === null) throw new Gone();
    return people;
  };
  return {
    /** One page of the people in it, as a connection; null where it is gone by now. */
    page: async (key: string, args: PageArguments) => {
      try {
        return await peoplePage(args, (place) => read(key, place));
      } catch (error) {
        if (error instanceof Gone || refusalIn(error, goneCode)) return null;
        throw error;
      }
    },
  };
}

const firstLoader = (calls: PeopleCalls, limit: number, log: Log) =>
  batchById<KeyedPeople>(
    calls.chunkSize,
    ({ key }) => key,
    async (keys) => (await firstOfAll(calls, keys, limit)).map((wire) => ({ key: wire.key, ...toPeople(wire, log) })),
  );

/** A service of somebody's own may be without the call for several: it is asked about each by itself then. */
async function firstOfAll({ firstOfEach, ofOne, goneCode }: PeopleCalls, keys: readonly string[], limit: number) {
  try {
    return await firstOfEach(keys, limit);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  const all = keys.map(async (key) => {
    try {
      return { key, ...(await ofOne(key, { offset: 0, limit })) };
    } catch (error) {
      if (refusalIn(error, goneCode)) return null;
      throw error;
    }
  });
  return (await Promise.all(all)).filter((one) => one !== null);
}
