import type { PictureRule } from '@muster/schema/formats/picture';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from './pictureUse.ts';
import { refusalOf } from './refusalOf.ts';

/** A picture that may be shown; `url` is an address of this page, as long as the picture is chosen. */
export interface ChosenPicture {
  readonly file: File;
  readonly url: string;
}

interface Choice {
  readonly picture: ChosenPicture | null;
  readonly refusal: Refusal | null;
  /** Counts the choices: the same refusal again is told again. */
  readonly turn: number;
}

const NOTHING: Choice = { picture: null, refusal: null, turn: 0 };

/** The picture that a person has chosen, once it is known to be within the rule, or why it is not. */
export const useChosenPicture = (rule: PictureRule) => {
  const [choice, setChoice] = useState(NOTHING);
  const latest = useRef<File | null>(null);
  const url = choice.picture?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  useEffect(() => () => void (latest.current = null), []);

  const refuse = (refusal: Refusal) => setChoice(({ turn }) => ({ picture: null, refusal, turn: turn + 1 }));
  const choose = async (file: File) => {
    latest.current = file;
    const refusal = await refusalOf(file, rule);
    // Another one was chosen meanwhile, or the dialog was left.
    if (latest.current !== file) return;
    if (refusal) return refuse(refusal);
    const picture = { file, url: URL.createObjectURL(file) };
    setChoice(({ turn }) => ({ picture, refusal, turn: turn + 1 }));
  };
  return { ...choice, choose, refuse };
};
