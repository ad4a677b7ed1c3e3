import type { Body } from '../generated/upstream/contract.ts';

type Fields = Body<'payment', 'netBankingReturn'>['fields'];

const FIELDS_MAX = 50;
const NAME_MAX = 64;
const VALUE_MAX = 2_000;

/** What a bank had the browser post, in the words of the service; null for what no bank posts: nothing, a name twice, or too much. */
export function bankFieldsIn(body: unknown): Fields | null {
  const fields = typeof body === 'string' ? [...new URLSearchParams(body)] : [];
  const names = new Set(fields.map(([name]) => name));
  if (fields.length === 0 || fields.length > FIELDS_MAX || names.size < fields.length) return null;
  if (fields.some(([name, value]) => name.length > NAME_MAX || value.length > VALUE_MAX)) return null;
  return fields.map(([name, value]) => ({ name, value }));
}
