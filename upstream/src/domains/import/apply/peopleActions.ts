import { type JudgedAddress, judgeAddresses } from '../../member/addressActions.ts';
import { sendNews } from '../../member/changeActions.ts';
import { guestRoom } from '../../member/limitActions.ts';
import { takeIn } from '../../member/takeInActions.ts';
import { inviteRefusal } from '../../team/signUp/inviteRules.ts';
import type { PersonRecord } from '../../../lib/foreignArchives/records.ts';
import type { ProblemRow } from '../repository.ts';
import { fitPersonName } from '../rules.ts';
import { type Mapping, metBy, saveMappings } from './mappingRepository.ts';
import { NOTHING, type Run, type StepOutcome, problem } from './runActions.ts';

/** Somebody of the archive, and what becomes of them: who they are in the team, or that they are to come into it. */
type Fate = {
  readonly record: PersonRecord;
  readonly judged: JudgedAddress | null;
  readonly result: 'join' | 'matched' | 'skipped' | 'passed';
  readonly code: ProblemRow['code'] | null;
};

/** Why somebody whose address was judged stays out, by what their address meets. */
const STOPPED = {
  invalid: 'email_invalid',
  deactivated: 'deactivated_in_team',
  domain_not_allowed: 'domain_not_allowed',
} as const;

function fateOf(record: PersonRecord, judged: JudgedAddress | null, isRepeated: boolean): Fate {
  const fate = (result: Fate['result'], code: Fate['code'] = null): Fate => ({ record, judged, result, code });
  if (record.state === 'bot') return fate('passed', 'is_bot');
  if (judged === null) return fate('skipped', 'email_missing');
  if (isRepeated) return fate('skipped', 'email_repeated');
  switch (judged.state) {
    case 'exists':
    case 'guest':
      return fate('matched');
    case 'invalid':
    case 'deactivated':
      return fate('skipped', STOPPED[judged.state]);
    case 'domain_not_allowed':
      return fate('skipped', record.state === 'deactivated' ? 'deactivated_in_source' : STOPPED[judged.state]);
    case 'available':
    case 'pending':
      return record.state === 'deactivated' ? fate('skipped', 'deactivated_in_source') : fate('join');
  }
}

/** What the addresses of people meet in the team; people without one are not among them. */
async function judgedAddresses({ cause, team }: Run, people: readonly PersonRecord[]) {
  const judge = async (asGuests: boolean) => {
    const addressed = people.filter(({ email, isGuest }) => email !== null && isGuest === asGuests);
    const judged = await judgeAddresses(
      cause.db,
      team,
      addressed.map(({ email }) => email ?? ''),
      { asGuests },
    );
    return addressed.flatMap((record, place) => {
      const found = judged[place];
      return found ? [[record, found] as const] : [];
    });
  };
  return new Map([...(await judge(false)), ...(await judge(true))]);
}

async function fatesOf(run: Run, people: readonly PersonRecord[]): Promise<Fate[]> {
  const judged = await judgedAddresses(run, people);
  const holders = [...judged.values()].flatMap(({ holder }) => holder?.guid ?? []);
  const met = await metBy(run.cause.db, run.row.importId, holders);
  const seen = new Set<string>();
  return people.map((record) => {
    const found = judged.get(record) ?? null;
    const isMet = met.some(({ guid, sourceId }) => guid === found?.holder?.guid && sourceId !== record.id);
    const isRepeated = found !== null && found.state !== 'invalid' && (seen.has(found.email) || isMet);
    // Whoever was switched off there may have come back under another id.
    if (found !== null && record.state === 'active') seen.add(found.email);
    return fateOf(record, found, isRepeated);
  });
}

/** Guests come in as far as the team takes any, and its plan so many. */
async function withGuestLimits({ cause, team }: Run, fates: readonly Fate[]): Promise<Fate[]> {
  const isGuest = ({ record, result }: Fate) => result === 'join' && record.isGuest;
  if (!fates.some(isGuest)) return [...fates];
  const isClosed = inviteRefusal('admin', team, true) !== null;
  let room = isClosed ? 0 : await guestRoom(cause, team);
  return fates.map((fate) => {
    if (!isGuest(fate)) return fate;
    room -= 1;
    return room >= 0 ? fate : { ...fate, result: 'skipped', code: isClosed ? 'guests_disabled' : 'guest_limit' };
  });
}

/** Takes people in as members, or as guests; gives their guids by their addresses. */
async function bringIn({ cause, team, row, mailer }: Run, fates: readonly Fate[], asGuests: boolean) {
  const joining = fates.flatMap(({ record, judged, result }) =>
    result === 'join' && judged !== null && record.isGuest === asGuests
      ? [{ email: judged.email, holder: judged.holder, name: fitPersonName(record) }]
      : [],
  );
  if (joining.length === 0) return [];
  const role = asGuests ? 'guest' : 'member';
  const joined = [...(await takeIn(cause, joining, { role, validityReminderAt: null })).values()];
  if (row.invitesPeople) await sendNews(cause, mailer, asGuests ? 'addedAsGuest' : 'added', team, joined);
  return joined.map(({ email, guid }) => [email.toLowerCase(), guid] as const);
}

/**
 * Finds people of the archive in the team by their addresses, and takes in those who are not there: as members and as guests,
 * as the team and its plan allow. Whoever has no place in the team is known by name, for what they have written.
 */
export async function bringPeople(run: Run, people: readonly PersonRecord[]): Promise<StepOutcome> {
  if (people.length === 0) return NOTHING;
  const { cause, row } = run;
  const fates = await withGuestLimits(run, await fatesOf(run, people));
  const guids = new Map([...(await bringIn(run, fates, false)), ...(await bringIn(run, fates, true))]);
  const mappings = fates.map(({ record, judged }): Mapping => {
    const { id, firstName, lastName, email } = record;
    const holder = judged?.holder;
    const known = holder?.state === 'active' || holder?.state === 'deactivated' ? holder.guid : null;
    const target = record.state === 'bot' || judged === null ? null : (guids.get(judged.email) ?? known);
    return {
      ...{ teamId: row.teamId, source: row.source, kind: 'person', sourceId: id, importId: row.importId },
      ...{ target, name: `${firstName} ${lastName}`.trim() || (email ?? '') },
    };
  });
  await saveMappings(cause.db, [...new Map(mappings.map((one) => [one.sourceId, one])).values()]);
  const countOf = (result: Fate['result']) => fates.filter((fate) => fate.result === result).length;
  return {
    counts: { peopleAdded: countOf('join'), peopleMatched: countOf('matched'), peopleSkipped: countOf('skipped') },
    problems: fates.flatMap(({ record: { email, firstName, lastName, id }, code }) =>
      code === null ? [] : [problem('person', email ?? (`${firstName} ${lastName}`.trim() || id), code)],
    ),
  };
}
