import { judgePicture, type PictureRule } from '@muster/schema/formats/picture';
import type { Refusal } from './pictureUse.ts';

/**
 * Why a file cannot be taken; null where it can. Judged by its content, which is read and not decoded: a small file can
 * be a picture that fills the memory. What says itself that it is no picture, or is too large, is not even read.
 */
export async function refusalOf(file: File, rule: PictureRule): Promise<Refusal | null> {
  if (!file.type.includes('image')) return 'wrongType';
  if (file.size > rule.maxBytes) return 'tooLarge';
  try {
    const verdict = judgePicture(new Uint8Array(await file.arrayBuffer()), rule);
    return verdict === 'ok' ? null : verdict;
  } catch {
    return 'unreadable';
  }
}
