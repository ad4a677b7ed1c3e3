import type { Failure } from '../../lib/graphql/failure.ts';
import type { PictureOutcome, Refusal } from './pictureUse.ts';

/** The refusals of the services, by their code: the same as those of the browser, which has looked before. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  WRONG_FILE_TYPE: 'wrongType',
  FILE_TOO_LARGE: 'tooLarge',
  TOO_MANY_PIXELS: 'tooManyPixels',
};

interface PicturePayload {
  readonly userErrors: readonly { readonly code: string }[];
}

const isTooLarge = (failure: Failure | null) => failure?.code === 'TOO_LARGE' || failure?.status === 413;

/**
 * Reads an answer about a picture.
 *
 * @param payload the mutation's payload; null where none came
 * @param failure why none came
 */
export const outcomeOf = (payload: PicturePayload | null, failure: Failure | null): PictureOutcome => {
  if (isTooLarge(failure)) return { status: 'refused', refusal: 'tooLarge' };
  const [error] = payload?.userErrors ?? [];
  if (payload && !error) return { status: 'done' };
  const refusal = error && REFUSALS[error.code];
  return refusal ? { status: 'refused', refusal } : { status: 'failed', failure };
};
