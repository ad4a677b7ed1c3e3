// Every regular expression in our sources has to run in linear time: hostile input must not be able to stall a server.
import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';

type Found = { file: string; line: number; source: string; flags: string };

function regexesOf(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = globSync('{schema/formats,gateway/src,upstream/src,web/src}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('generated') && !file.includes('.test.'),
);
const found = files.flatMap(regexesOf);
// Counts steps and looks at no clock, so that a busy machine comes to the same result.
const OPTIONS = { randomSeed: 0, timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };
const slow = found.filter(({ source, flags }) => checkSync(source, flags, OPTIONS).status === 'vulnerable');
for (const { file, line, source } of slow) console.error(`${file}:${line} /${source}/ can take more than linear time`);
console.log(`${found.length} regular expressions checked, ${slow.length} too slow.`);
process.exit(slow.length === 0 ? 0 : 1);
