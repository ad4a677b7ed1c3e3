import { textTable } from '../report/textTable.ts';
import type { Campaign, Finding } from './campaign.ts';

const verdict = ({ isMet }: Finding) => (isMet ? 'met' : 'NOT MET');

/** The findings of a campaign as a table of plain text. */
export function campaignReport({ title }: Pick<Campaign, 'title'>, findings: readonly Finding[]): string {
  const rows = findings.map((one) => [one.goal, one.target, one.figure, verdict(one)]);
  return [title, textTable(['goal', 'target', 'figure', ''], rows)].join('\n\n');
}
