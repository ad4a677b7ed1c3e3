import { gzipSync } from 'node:zlib';
import { residentMegabytes } from '../../load/processFigures.ts';
import type { Fault } from '../../load/faultyServices.ts';
import { type Asked, isUntyped } from '../gatewayUnderTest.ts';
import { atMost, none } from '../goals.ts';
import { type Query, type Trial, asked, heal } from './asked.ts';

/** Stands in every lie: no answer of the gateway may hold it. */
const WORD = 'word-of-the-upstream';
const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = 1024 * 1024;

const says =
  (status: number, headers: Record<string, string>, body: string | Buffer): Fault =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** 64 MiB, made when it is first told. */
let bomb: Buffer | undefined;
const bombed: Fault = (...told) => {
  bomb ??= gzipSync(Buffer.alloc(64 * MEGABYTE, '1'), { level: 1 });
  says(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, bomb)(...told);
};
const chunk = Buffer.alloc(MEGABYTE, ' ');

/** As much as it gets rid of, up to 64 MiB. */
const flood: Fault = (response) => {
  response.writeHead(200, JSON_TYPE);
  let left = 64;
  const more = () => {
    while (left-- > 0) if (!response.write(chunk)) return void response.once('drain', more);
    response.end();
  };
  more();
};

const error = (code: string) => JSON.stringify({ error: { code, message: WORD, field: WORD } });

const lies: readonly (readonly [string, Fault])[] = [
  ['not JSON', says(200, JSON_TYPE, `<html>${WORD}</html>`)],
  ['nothing', says(200, JSON_TYPE, '')],
  ['another shape', says(200, JSON_TYPE, JSON.stringify({ [WORD]: [WORD], name: { first: WORD } }))],
  ['a list', says(200, JSON_TYPE, JSON.stringify([WORD, null, 1e308]))],
  ['a prototype', says(200, JSON_TYPE, `{"__proto__":{"isAdmin":"${WORD}"}}`)],
  ['deep nesting', says(200, JSON_TYPE, '['.repeat(200_000) + ']'.repeat(200_000))],
  ['no text', says(200, JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28]))],
  ['too much', flood],
  ['more than it says', says(200, { ...JSON_TYPE, 'content-length': String(900 * MEGABYTE) }, '{')],
  ['a gzip bomb', bombed],
  ['a redirect', says(302, { location: `http://169.254.169.254/${WORD}` }, WORD)],
  ['no content', says(204, {}, '')],
  ['a status of its own', says(599, JSON_TYPE, error(WORD))],
  ['a refusal that it may not give', says(418, JSON_TYPE, error('no_teapot'))],
  [
    'the end in the middle',
    (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' });
      response.write(`{"name":"${WORD}"`, () => response.destroy());
    },
  ],
];

const effort = { short: 1, long: 15 };
/** So few in a row that the service is asked again and again. */
const IN_A_ROW = { short: 1, long: 2 };
const TARGETS: readonly (readonly [string, Query])[] = [
  ['team', 'team'],
  ['member', 'list'],
];

/** Team and member service answer with anything but what they are asked. Between two lies they tell the truth. */
export const lying: Trial = {
  name: 'lying',
  async run(stage) {
    const { services, gateway, length } = stage;
    const answers: Asked[] = [];
    const before = residentMegabytes(gateway.pid) ?? 0;
    let most = before;
    for (let round = 0; round < effort[length]; round += 1) {
      for (const [, lie] of lies) {
        await Promise.all(
          TARGETS.map(async ([service, query]) => {
            services.set(service, lie);
            answers.push(
              ...(await Promise.all(Array.from({ length: IN_A_ROW[length] }, () => asked.one(stage, query)))),
            );
            await heal(stage, service, query);
          }),
        );
        most = Math.max(most, residentMegabytes(gateway.pid) ?? 0);
      }
    }
    const wrong = answers.filter((one) => isUntyped(one) || one.codes.length === 0);
    return [
      none(`${lies.length} kinds of lies: answers that are not typed`, wrong.length, answers.length),
      none(
        'answers that hold a word of the service',
        answers.filter(({ text }) => text.includes(WORD)).length,
        answers.length,
      ),
      atMost('memory that the gateway takes meanwhile', 256, most - before, { unit: ' MB', isTimed: true }),
    ];
  },
};
