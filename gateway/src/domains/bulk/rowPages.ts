import { type PageArguments, demandPageSize, pageByOffset, pageOfAll, toConnection } from '../../lib/connections.ts';

type FileRow = { readonly line: number };
const lineOf = ({ line }: FileRow) => String(line);

/**
 * A page of rows of a file, whose place is their line.
 *
 * @param count how many there are as far as is known: where there are none, nobody is asked
 */
export async function pageOfRows<Row extends FileRow>(
  args: PageArguments,
  count: number,
  read: (page: { offset: number; limit: number }) => Promise<{ rows: Row[]; total: number }>,
) {
  demandPageSize(args);
  const page =
    count === 0
      ? await pageOfAll<Row>(args, lineOf, [])
      : await pageByOffset(args, lineOf, (offset, limit) => read({ offset, limit }));
  return toConnection(page, lineOf);
}
