/** Who asks. Each connection of the load is a viewer of its own, so that no server can merge two people's calls. */
export type BenchViewer = { guid: string; token: string };

const padded = (index: number) => String(index).padStart(4, '0');

/** All guids and tokens have the same length, and so have all answers to one operation. */
export const viewerAt = (index: number): BenchViewer => ({
  guid: `viewer-${padded(index)}`,
  token: `bench-token-${padded(index)}-not-a-secret`,
});

/** The same by the guid. */
export const viewerNamed = (guid: string): BenchViewer => viewerAt(Number(guid.split('-')[1]));

export const authorization = ({ guid, token }: BenchViewer) => `Bearer ${guid}:${token}`;

/** The viewer of an `authorization` header, as the compared servers read it. */
export function viewerOf(header: string | undefined): BenchViewer {
  const [guid, token] = (header ?? '').replace(/^Bearer /, '').split(':');
  if (!guid || !token) throw new Error('No session');
  return { guid, token };
}
