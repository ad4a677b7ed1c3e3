// Documents, values, bodies and upstream answers that nobody sends in good faith, made from the schema and the contract.
// A run is made again by its seed: short runs always have the same, long ones that of FUZZ_SEED, or one of their own.
import { randomInt } from 'node:crypto';
import type { Campaign, Finding } from '../campaign.ts';
import { runPart } from './part.ts';
import { answerPart } from './parts/answers.ts';
import { bodyPart } from './parts/bodies.ts';
import { documentPart } from './parts/documents.ts';
import { socketPart } from './parts/sockets.ts';
import { valuePart } from './parts/values.ts';
import { startTarget } from './target.ts';
import { faultOf } from './verdict.ts';

const SHORT_SEED = 20_261_121;
const parts = [documentPart, valuePart, bodyPart, socketPart, answerPart];

const seedOf = () => Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31 - 1));

export const fuzz: Campaign = {
  name: 'fuzz',
  title: 'Fuzzed documents, values, bodies and upstream answers',
  async run(length, say) {
    const seed = length === 'short' ? SHORT_SEED : seedOf();
    const target = await startTarget();
    const unheard: string[] = [];
    const note = (reason: unknown) => void unheard.push(String(reason));
    process.on('unhandledRejection', note);
    const findings: Finding[] = [];
    try {
      for (const part of parts) {
        const finding = await runPart(part, target, length, seed);
        say(`${finding.goal}: ${finding.figure}`);
        findings.push(finding);
      }
      findings.push({
        goal: 'rejections that nobody hears',
        target: '0',
        figure: [String(unheard.length), ...unheard.slice(0, 1)].join(': '),
        isMet: unheard.length === 0,
        isTimed: false,
      });
      const last = await target.askFor('{ viewer { email } }');
      const isWell = faultOf(last) === null && last.text.includes('"data"') && !last.text.includes('"errors"');
      findings.push({
        goal: 'the same gateway afterwards',
        target: 'answers',
        figure: isWell ? 'answers' : last.text.slice(0, 200),
        isMet: isWell,
        isTimed: false,
      });
    } finally {
      process.off('unhandledRejection', note);
      await target.close();
    }
    return findings;
  },
};
