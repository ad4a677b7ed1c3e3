import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { importCancel } from './importCancel.ts';
import { importProblems, imports, teamLink, urlState } from './imports.ts';
import { importStart } from './importStart.ts';
import { importUploadStart } from './importUploadStart.ts';

export const importResolvers = {
  Mutation: { importUploadStart, importStart, importCancel },
  Team: {
    imports: (_team, _args, context) => imports(context),
    urlState: (_team, args, context) => urlState(args, context),
  },
  Import: {
    id: ({ importId }) => toId('Import', importId),
    teamLink: (record, _args, context) => teamLink(record, context),
    viewerCanCancel: ({ isCancellable }) => isCancellable,
    problems: (record, args, context) => importProblems(record, args, context),
  },
} satisfies Resolvers;
