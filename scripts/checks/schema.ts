// A breaking change of the public schema is refused, unless what goes was deprecated with a removal date that has passed.
// Compared is with the last released version (the newest v* tag), or with the last commit before there is one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema, isObjectType, isInterfaceType } from 'graphql';

const file = 'schema/schema.graphql';

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

const base = git('describe', '--tags', '--abbrev=0', '--match', 'v*') ?? 'HEAD';
const before = git('show', `${base}:${file}`);

/** The removal date that a deprecation's reason names, as in "Use x. Removed on 2027-01-31." */
function removalOf(schema: GraphQLSchema, path: string): string | undefined {
  const [typeName = '', fieldName = ''] = path.split('.');
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  return /\d{4}-\d{2}-\d{2}/.exec(type.getFields()[fieldName]?.deprecationReason ?? '')?.[0];
}

if (before === undefined) {
  console.log('No earlier schema to compare with.');
} else {
  const old = buildSchema(before);
  const changes = await diff(old, buildSchema(readFileSync(file, 'utf8')));
  const today = new Date().toISOString().slice(0, 10);
  const breaking = changes
    .filter((change) => change.criticality.level === CriticalityLevel.Breaking)
    .filter((change) => (removalOf(old, change.path ?? '') ?? '9999') > today);
  for (const change of breaking) console.error(`Breaking since ${base}: ${change.message}`);
  // Before the first release nobody depends on the schema: a break is told, not refused.
  if (base !== 'HEAD' && breaking.length > 0) process.exit(1);
  console.log(`${changes.length} schema changes since ${base}, ${breaking.length} of them breaking.`);
}
if (process.env['CI'] && git('status', '--porcelain', file)) {
  console.error(`${file} is not what the schema prints to: run npm run codegen and commit it.`);
  process.exit(1);
}
