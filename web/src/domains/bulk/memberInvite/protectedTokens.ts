import { INVITE_LINK_TOKEN, TEAM_NAME_TOKEN } from '@muster/schema/formats/memberUpload';

/** What is put in when the mail is sent, and has to stay. */
export const TOKENS = [TEAM_NAME_TOKEN, INVITE_LINK_TOKEN] as const;
export type Token = (typeof TOKENS)[number];

/** The part of a text that an edit has put another in the place of. */
function editedPart(before: string, after: string): { from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let behind = 0;
  while (behind < shorter - from && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { from, to: before.length - behind };
}

const countOf = (text: string, token: Token) => text.split(token).length - 1;

/** Whether each place of a token in a text is outside of a part, or wholly inside of it. */
function isNoneCut(text: string, { from, to }: { from: number; to: number }): boolean {
  return TOKENS.every((token) => {
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
      const end = at + token.length;
      const isOutside = end <= from || at >= to;
      const isInside = from <= at && end <= to && from < to;
      if (!isOutside && !isInside) return false;
    }
    return true;
  });
}

/**
 * Whether an edit leaves the tokens of a text whole, and each of them somewhere in it. What was moved by a paste over the
 * whole text counts as left.
 */
export function keepsTokens(before: string, after: string): boolean {
  if (!TOKENS.every((token) => countOf(after, token) > 0)) return false;
  if (TOKENS.every((token) => countOf(after, token) >= countOf(before, token))) return true;
  return isNoneCut(before, editedPart(before, after));
}

/** Where an edit of a text began: where the cursor stands again after it was taken back. */
export const editedAt = (before: string, after: string): number => editedPart(before, after).from;

/** A text in pieces: what is typed, and the tokens between. */
export function piecesOf(
  text: string,
): readonly { readonly key: number; readonly text: string; readonly token: Token | null }[] {
  const pieces = text.split(/(\{team_name\}|\{invite_link\})/);
  return pieces.map((piece, key) => ({ key, text: piece, token: TOKENS.find((token) => token === piece) ?? null }));
}
