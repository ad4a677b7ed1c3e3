// The bodies of a stub's answers, made once: so cheap that a stub can answer thousands of calls a second.
import { fixedAnswers, fullProfile, listed, profiles } from './stubData.ts';

const text = (body: unknown) => Buffer.from(JSON.stringify(body));
const remembered = new Map<string, Buffer>();
/** The body for a key, made at its first use. */
function body(key: string, make: () => unknown): Buffer {
  const known = remembered.get(key) ?? text(make());
  remembered.set(key, known);
  return known;
}

const fixed = new Map(Object.entries(fixedAnswers).map(([path, value]) => [path, text(value)]));

const leanProfiles = new Map(profiles.map((profile) => [profile.guid, JSON.stringify(profile)]));

function usersList(query: string): Buffer {
  return body(query.replace(/(token|guid)=[^&]*/g, ''), () => {
    const wanted = new URLSearchParams(query);
    const offset = Number(wanted.get('offset'));
    return { users: listed.slice(offset, offset + Number(wanted.get('limit'))), total: listed.length };
  });
}

/** A viewer's profile around their guid: a long load has so many viewers that their bodies are not kept. */
const profileParts = JSON.stringify(fullProfile('{guid}')).split('{guid}');

const guidOf = (query: string) => /(?:^|&)guid=([^&]*)/.exec(query)?.[1] ?? '';

/** The body of a call's answer; undefined where there is none for its path. */
export function answer(path: string, query: string): Buffer | string | undefined {
  if (path === '/identity/full-profile') return profileParts.join(guidOf(query));
  if (path === '/member/users-list') return usersList(query);
  return fixed.get(path);
}

/** The same of the call for the profiles of those whose guids its body names. */
export function leanProfilesOf(body: string): string {
  const { guids } = JSON.parse(body) as { guids: string[] };
  return `{"profiles":[${guids.map((guid) => leanProfiles.get(guid)).join(',')}]}`;
}
