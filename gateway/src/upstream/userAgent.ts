/** As much of it as the services keep. */
const MAX_LENGTH = 300;

/** What a caller's program says it is, fit for a header; null where it says nothing. */
export function agentOf(header: string | undefined): string | null {
  const agent = (header ?? '')
    .slice(0, 4 * MAX_LENGTH)
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
  return agent.slice(0, MAX_LENGTH).trim() || null;
}
