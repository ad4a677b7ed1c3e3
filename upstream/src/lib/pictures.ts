import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { type PictureRule, type PictureVerdict, inspectPicture, judgePicture } from '@muster/schema/formats/picture';
import type { RefusalCode } from '../generated/contract.ts';
import { Refusal } from './errors.ts';
import { newFileName } from './files.ts';
import type { Intake } from './uploads.ts';

const refusalOf: Readonly<Record<Exclude<PictureVerdict, 'ok'>, RefusalCode>> = {
  wrongType: 'file_type',
  tooLarge: 'file_size',
  tooManyPixels: 'picture_size',
};

/** Takes in pictures of one purpose. They are small, so each is looked at as a whole before it is kept. */
export const pictureIntake = (folder: string, rule: PictureRule): Intake => ({
  maxBytes: rule.maxBytes,
  keep: async (content, files) => {
    const bytes = await buffer(content);
    const verdict = judgePicture(bytes, rule);
    if (verdict !== 'ok') throw new Refusal(refusalOf[verdict], { field: 'file' });
    const name = newFileName(folder, inspectPicture(bytes)?.type ?? '');
    await files.put(name, Readable.from([bytes]));
    return name;
  },
});
