import { addAbortSignal } from 'node:stream';
import type { ExportEntry } from '../../db/tables/chatExport.ts';
import { type ZipEntry, zipStream } from '../../lib/archive/zipWriting.ts';
import type { ArchiveFacts, ArchivedConversation } from '../../lib/chatArchive/content.ts';
import { CONVERSATIONS_ON_PAGE, listPage, listPages, listPath } from '../../lib/chatArchive/htmlPages.ts';
import { manifest } from '../../lib/chatArchive/jsonFiles.ts';
import type { FileStore } from '../../lib/files.ts';
import type { OutsideJob } from '../../lib/jobs.ts';
import { teamOf } from '../team/repository.ts';
import { type ExportRow, conversationsFrom, partOf } from './repository.ts';
import { partFileOf } from './rules.ts';
import { factsOf } from './selectionActions.ts';

type Deps = { readonly files: FileStore } & Pick<OutsideJob, 'read'>;
type Range = { readonly part: number; readonly start: number; readonly end: number };

/** What is small as it is: made smaller, it would take time and stay as it is. */
const SMALL = /\.(?:png|jpe?g|gif|webp|mp[34]|m4a|zip|gz|7z|docx|xlsx|pptx)$/i;

/** The conversations of an export, some at a time. */
async function* allConversations({ read }: Deps, { jobId }: ExportRow): AsyncGenerator<ArchivedConversation[]> {
  for (let position = 1; ;) {
    const found = await read((queries) =>
      conversationsFrom(queries, jobId, { position, limit: CONVERSATIONS_ON_PAGE }),
    );
    if (found.length > 0) yield found;
    if (found.length < CONVERSATIONS_ON_PAGE) return;
    position += CONVERSATIONS_ON_PAGE;
  }
}

async function* oneByOne(deps: Deps, row: ExportRow): AsyncGenerator<ArchivedConversation> {
  for await (const some of allConversations(deps, row)) yield* some;
}

/** The pages of the list of conversations. */
function listEntries(deps: Deps, row: ExportRow, facts: ArchiveFacts): ZipEntry[] {
  return Array.from({ length: listPages(facts) }, (_, place) => {
    const page = place + 1;
    const content = async function* () {
      const position = place * CONVERSATIONS_ON_PAGE + 1;
      const conversations = await deps.read((queries) =>
        conversationsFrom(queries, row.jobId, { position, limit: CONVERSATIONS_ON_PAGE }),
      );
      yield listPage(row.locale, facts, { page, conversations });
    };
    return { path: listPath(page), content, isPacked: true };
  });
}

/** What is read of parts, one after the other. */
const inParts = ({ files }: Deps, { jobId }: ExportRow, ranges: readonly Range[]) =>
  async function* () {
    for (const { part, ...range } of ranges) yield* files.read(partFileOf(jobId, part), range) as AsyncIterable<Buffer>;
  };

/** What was written part by part: an entry may go on in the next one. */
async function* writtenEntries(deps: Deps, row: ExportRow): AsyncGenerator<ZipEntry> {
  let path: string | null = null;
  let ranges: Range[] = [];
  const ended = (): ZipEntry[] =>
    path === null ? [] : [{ path, content: inParts(deps, row, ranges), isPacked: true }];
  let shared: ZipEntry[] = [];
  for (let part = 0; part < row.parts; part += 1) {
    const known = await deps.read((queries) => partOf(queries, row.jobId, part));
    for (const entry of known?.entries ?? []) {
      if ('sharedFile' in entry) {
        const given = await sharedEntry(deps, entry);
        if (given) shared.push(given);
        continue;
      }
      if (entry.path !== path) {
        yield* [...ended(), ...shared];
        [path, ranges, shared] = [entry.path, [], []];
      }
      ranges.push({ part, start: entry.start, end: entry.end });
    }
  }
  yield* [...ended(), ...shared];
}

/** A shared file, unless it has left the store meanwhile. */
async function sharedEntry(
  { files }: Deps,
  { path, sharedFile }: Extract<ExportEntry, { sharedFile: string }>,
): Promise<ZipEntry | null> {
  if ((await files.size(sharedFile)) === null) return null;
  const content = () => files.read(sharedFile) as AsyncIterable<Buffer>;
  return { path, content, isPacked: !SMALL.test(path) };
}

async function* allEntries(deps: Deps, row: ExportRow): AsyncGenerator<ZipEntry> {
  const facts = factsOf(row, await deps.read((queries) => teamOf(queries, row.teamId)));
  if (row.outputFormat === 'HTML') yield* listEntries(deps, row, facts);
  else yield { path: 'export.json', content: () => manifest(facts, oneByOne(deps, row)), isPacked: true };
  yield* writtenEntries(deps, row);
}

/** Puts the parts of an export together into its file; gives how many bytes it has. Again is the same. */
export async function packParts(deps: Deps, row: ExportRow, signal: AbortSignal): Promise<{ bytes: number }> {
  const zip = await zipStream(allEntries(deps, row), row.createdAt);
  return deps.files.put(row.fileName, addAbortSignal(signal, zip));
}
