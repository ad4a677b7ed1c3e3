import type { ByLocale } from '../../../http/pageLocale.ts';
import type { Outcome } from './samlCookies.ts';
import { chinese } from './words/chinese.ts';
import { english } from './words/english.ts';
import { mexican, spanish } from './words/spanish.ts';
import { portuguese } from './words/portuguese.ts';
import { russian } from './words/russian.ts';

export type Reason = NonNullable<Outcome['reason']>;

/** What a page says. */
export type Said = { readonly title: string; readonly sentences: readonly string[] };

/** What the pages of a sign-in at an identity provider say. */
export type SamlWords = {
  /** On what goes on. */
  readonly proceed: string;
  /** What somebody is told who does not come in. */
  readonly refused: Readonly<Record<'person' | 'network' | 'over' | 'status' | 'other', Said>>;
  /** What is wrong, in the words of whoever has set it up. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What an admin is told of a trial. */
  readonly tested: (email: string) => Said;
  readonly testRefused: (reason: string) => Said;
  readonly notHere: Said;
  readonly notConfigured: Said;
  readonly mayBegin: Said;
  readonly mayContinue: (person: { email: string; teamName: string }) => Said;
  readonly away: Said;
  readonly tooMany: Said;
};

export const samlWords: ByLocale<SamlWords> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};
