import { setTimeout as delay } from 'node:timers/promises';
import { Refused } from '@muster/gateway/testing/stubCall';
import { contract } from '@muster/upstream/contract';
import fc from 'fast-check';
import { type Change, changeOf } from '../answers.ts';
import { oneOf, upTo } from '../choice.ts';
import { type Operation, mutations, queries } from '../operations.ts';
import { type Part, faultWith } from '../part.ts';
import type { Target } from '../target.ts';
import { faultOf } from '../verdict.ts';
import { variablesOf } from './values.ts';

const operations = [...queries, ...mutations];
/** With so many sets of variables each operation is asked. */
const VARIANTS = 12;
const MOST_TRIES = 40;
const TAME = { content: 0, type: 0 };

/** What differs from answer to answer: ids of requests, and what is sealed with a fresh key. */
const withoutChance = (text: string) => text.replace(/"(?:requestId|login)":"[^"]*"/g, '');

/** An operation with good variables, what is answered to it, and the calls that it takes. */
type Question = {
  readonly operation: Operation;
  readonly variables: Record<string, unknown>;
  readonly answer: string;
  readonly calls: readonly string[];
};

/** A service whose answer to one call may be exchanged. */
function exchangeable({ stub }: Target) {
  let exchanged: { readonly name: string; readonly change: Change } | null = null;
  const names = Object.entries(contract).flatMap(([service, calls]) =>
    Object.keys(calls).map((operation) => `${service}.${operation}`),
  );
  for (const name of names) {
    stub.on(name, async (_call, reply, usual) => {
      const value = await usual();
      if (exchanged?.name !== name || value instanceof Refused) return value;
      const { status, headers, body } = exchanged.change.of(value);
      reply.hijack();
      return reply.raw.writeHead(status, headers).end(body);
    });
  }
  return {
    async during<T>(name: string, change: Change, work: () => Promise<T>): Promise<T> {
      exchanged = { name, change };
      try {
        return await work();
      } finally {
        exchanged = null;
      }
    },
  };
}

/** The answer to a question once no breaker stands open for what was answered before: it closes within a second or two. */
async function settledAnswer(target: Target, text: string, variables: object): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    target.stub.clear();
    const reply = await target.askFor(text, variables);
    if (tries === MOST_TRIES || !reply.text.includes('"UPSTREAM_UNAVAILABLE"')) return withoutChance(reply.text);
    await delay(100);
  }
}

function questionsOf(target: Target) {
  const known = new Map<string, Question>();
  return async (operation: Operation, variant: number): Promise<Question> => {
    const key = `${operation.text} ${variant}`;
    const before = known.get(key);
    if (before) return before;
    const [variables = {}] = fc.sample(
      fc.gen().map((draw) => variablesOf(draw, operation, TAME)),
      { seed: variant, numRuns: 1 },
    );
    const answer = await settledAnswer(target, operation.text, variables);
    const question = { operation, variables, answer, calls: [...new Set(target.stub.names())] };
    known.set(key, question);
    return question;
  };
}

export const answerPart: Part = {
  goal: 'upstream answers dealt with wrongly, or felt by the next request',
  counts: { short: 150, long: 6_000 },
  casesOf(target) {
    const questionOf = questionsOf(target);
    const service = exchangeable(target);
    return async (draw) => {
      const question = await questionOf(oneOf(draw, operations), upTo(draw, VARIANTS - 1));
      const { operation, variables, calls } = question;
      if (calls.length === 0) return null;
      const name = oneOf(draw, calls);
      const change = changeOf(draw);
      const reply = await service.during(name, change, () => target.askFor(operation.text, variables));
      const next = await settledAnswer(target, operation.text, variables);
      const fault = faultOf(reply) ?? (next === question.answer ? null : 'the next answer is another than before');
      return faultWith(fault, operation.name, name, change.what, reply.text.slice(0, 200), next.slice(0, 200));
    };
  },
};
