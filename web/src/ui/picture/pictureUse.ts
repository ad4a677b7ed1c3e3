import type { PictureRule, PictureVerdict } from '@muster/schema/formats/picture';
import type { MessageDescriptor } from 'react-intl';
import type { Failure } from '../../lib/graphql/failure.ts';

/** Why a picture cannot be taken: it is against the rule, or the file could not be read. */
export type Refusal = Exclude<PictureVerdict, 'ok'> | 'unreadable';

/** What a picture is for: what is taken, and what the dialog says. */
export interface PictureUse {
  readonly rule: PictureRule;
  /** A square of it is kept, which the person chooses; otherwise it is kept as it is. */
  readonly isCropped: boolean;
  readonly title: MessageDescriptor;
  readonly guidelines: MessageDescriptor;
  /** What is said to a picture that is against the rule, in one or two sentences. */
  readonly refusals: Readonly<Record<Exclude<PictureVerdict, 'ok'>, readonly MessageDescriptor[]>>;
  /** What is said where it could not be saved. */
  readonly failed: MessageDescriptor;
}

/** What came of sending a picture, or of removing one. */
export type PictureOutcome =
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** `failure` is null where the answer says no more. */
  | { readonly status: 'failed'; readonly failure: Failure | null };

/** Sends a picture; nothing is thrown. The same key for the same picture, however often it is tried. */
export type UploadPicture = (
  file: File,
  options: {
    readonly key: string;
    readonly onProgress: (share: number) => void;
    readonly signal: AbortSignal;
  },
) => Promise<PictureOutcome>;
