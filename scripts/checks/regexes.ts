// Every regular expression in our sources has to run in linear time: hostile input must not be able to stall a server.
import { checkSync } from 'recheck';
import { findRegexes } from './regexSources.ts';

const found = await findRegexes();
// Counts steps and looks at no clock, so that a busy machine comes to the same result.
const OPTIONS = { randomSeed: 0, timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };
const slow = found.filter(({ source, flags }) => checkSync(source, flags, OPTIONS).status !== 'safe');
for (const { file, line, source } of slow)
  console.error(`${file}:${line} /${source}/ is not known to take linear time`);
console.log(`${found.length} regular expressions checked, ${slow.length} too slow.`);
process.exit(slow.length === 0 ? 0 : 1);
