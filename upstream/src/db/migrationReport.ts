import { type MigrationState, inTheWay } from './history.ts';
import type { Migration } from './migrations.ts';

const kindOf = ({ keepsOlder }: Pick<Migration, 'keepsOlder'>) =>
  keepsOlder ? 'builds before it go on' : 'for builds that have it';

/** What a database has, a line for each migration, and what follows from it. */
export function reportOf(state: MigrationState): string {
  const all = [
    ...state.applied.map((one) => ({ ...one, is: state.changed.includes(one) ? 'CHANGED' : 'applied' })),
    ...state.unknown.map((one) => ({ ...one, is: 'UNKNOWN' })),
    ...state.pending.map((one) => ({ ...one, is: 'pending' })),
  ].toSorted((a, b) => a.madeAt - b.madeAt);
  const width = Math.max(...all.map(({ name }) => name.length));
  const lines = all.map((one) => `${one.is}  ${one.name.padEnd(width)}  ${kindOf(one)}`);
  return [...lines, '', ...conclusions(state)].join('\n');
}

function conclusions(state: MigrationState): string[] {
  const { pending, unknown, changed } = state;
  const strange = inTheWay(state);
  if (strange.length > 0) return ['This build does not start on the database: it is of another build.'];
  return [
    ...(unknown.length > 0 ? ['The database is of a later build, made so that this one goes on working with it.'] : []),
    ...(changed.length > 0
      ? ['CHANGED: its text is another one than what was applied. Nothing is applied again.']
      : []),
    state.applied.length === 0 ? 'The database is empty: all is to be applied.' : pendingLine(pending),
  ];
}

function pendingLine(pending: readonly Migration[]): string {
  if (pending.length === 0) return 'Nothing is to be applied.';
  const takesOver = pending.find(({ keepsOlder }) => !keepsOlder);
  return takesOver === undefined
    ? 'To be applied while the build before goes on.'
    : `Stop the processes of the build before first: they cannot work with ${takesOver.name}.`;
}

/** What is to be done so that a build runs whose last migration is the named one. */
export function wayTo(state: MigrationState, name: string): string {
  const after = [...state.applied, ...state.unknown].filter(
    ({ madeAt }) => madeAt > (state.known.find((one) => one.name === name)?.madeAt ?? 0),
  );
  if (after.length === 0)
    return `The database is at ${state.applied.at(-1)?.name ?? 'nothing'}: there is nothing to go back from.`;
  const takesOver = after.filter(({ keepsOlder }) => !keepsOlder);
  if (takesOver.length === 0)
    return `Start that build: ${after.map((one) => one.name).join(', ')} ${after.length === 1 ? 'keeps' : 'keep'} it working, and nothing is lost. The database stays as it is.`;
  return [
    `That build cannot work with ${takesOver.map((one) => one.name).join(', ')}, and no SQL leads back from there: what people have`,
    'done since has no place in the former layout. Stop all processes, restore the backup that was taken before',
    `${takesOver[0]?.name ?? ''} was applied, and start that build. What was done since then is lost (docs/upgrading.md).`,
  ].join('\n');
}
