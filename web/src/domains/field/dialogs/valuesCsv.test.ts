import { expect, it } from 'vitest';
import { valuesCsv } from './valuesCsv.ts';

const english = { formatMessage: ({ defaultMessage }: { defaultMessage?: unknown }) => String(defaultMessage) };

it('writes values with their origin and members, and lets none of them be a formula', async () => {
  const rows = [
    { id: '1', text: '=cmd|calc', membersCount: 2, othersCount: 1, origin: 'own' },
    { id: '2', text: 'Sales, "EMEA"', membersCount: 0, othersCount: 0, origin: 'team' },
    { id: '3', text: '市场部', membersCount: null, othersCount: null, origin: 'team' },
  ] as const;
  // Only the words are needed of the formatter here.
  const csv = await valuesCsv(rows, english as never);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFValue,Origin,Members,Deactivated or asking to join',
    `"'=cmd|calc",Written by a member,2,1`,
    '"Sales, ""EMEA""",Value of the team,0,0',
    '市场部,Value of the team,,',
  ]);
});
