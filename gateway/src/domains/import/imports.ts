import type { GatewayContext } from '../../context.ts';
import type { ImportProblem, ImportProblemsArgs, TeamUrlState, TeamUrlStateArgs } from '../../generated/resolvers.ts';
import { demandPageSize, pageByOffset, toConnection } from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { hasStatus, refusalIn } from '../../upstream/errors.ts';
import { type ImportRecord, toImport, toImportProblem } from './mapper.ts';
import { importRest } from './rest.ts';

/** The import of each source that was started last. */
export async function imports({ upstream, log }: GatewayContext): Promise<ImportRecord[]> {
  const answer = await importRest(upstream).importsStatus();
  return answer.imports.map((wire) => toImport(wire, log));
}

/** The import behind an id, if it is one of the viewer's team. */
export async function importNode(key: string, { upstream, log }: GatewayContext): Promise<ImportRecord | null> {
  try {
    return toImport(await importRest(upstream).importStatus(key), log);
  } catch (error) {
    if (refusalIn(error, 'import_not_found')) return null;
    throw error;
  }
}

/** Where the team is found; null before the import is done. */
export const teamLink = ({ status, teamUrl }: ImportRecord, { settings }: GatewayContext): string | null =>
  status === 'COMPLETED' ? settings.chatUrl(teamUrl) : null;

const placeOf = ({ position }: ImportProblem) => String(position);

/** What of an archive could not be brought over as it is. */
export async function importProblems(
  { importId }: ImportRecord,
  args: ImportProblemsArgs,
  { upstream, log }: GatewayContext,
) {
  demandPageSize(args);
  const page = await pageByOffset(args, placeOf, async (offset, limit) => {
    const { problems, total } = await importRest(upstream).importProblems({ importId, offset, limit });
    return { rows: problems.map((wire, at) => toImportProblem(wire, offset + at, log)), total };
  });
  return toConnection(page, placeOf);
}

const URL_MAX = 1_000;

/** Whether the team may have a short address. A service that refuses to look it up says that it is none. */
export async function urlState({ url }: TeamUrlStateArgs, { upstream }: GatewayContext): Promise<TeamUrlState> {
  const text = url.trim();
  if (text === '' || [...text].length > URL_MAX) throw badUserInput(`\`url\` has 1 to ${URL_MAX} characters.`);
  try {
    const { isAvailable } = await importRest(upstream).checkUrl(text);
    return isAvailable ? 'AVAILABLE' : 'TAKEN';
  } catch (error) {
    if (hasStatus(error, 400)) return 'INVALID';
    throw error;
  }
}
