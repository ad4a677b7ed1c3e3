import { describe, expect, it } from 'vitest';
import { unloadedTexts } from './unloadedTexts.ts';

const MESSAGES = `export const texts = defineMessages({
  hello: { id: 'people.hello', defaultMessage: 'Hello' },
  plain: { id: 'app.plain', defaultMessage: 'Plain' },
});`;
const DIALOG = "import { texts } from './messages.ts';\nexport default () => formatMessage(texts.hello);";

/** What is found where the console begins with this, beside a dialog that greets. */
const faultsOf = (entry: string, more: Record<string, string> = {}) =>
  unloadedTexts(
    Object.entries({ 'main.tsx': entry, 'Dialog.tsx': DIALOG, 'messages.ts': MESSAGES, ...more }).map(
      ([path, text]) => ({ path, text }),
    ),
    'main.tsx',
  );
const FAULT = /^Dialog\.tsx: people\.hello is used where .* has not loaded the texts of people$/;

describe('a message of an area', () => {
  it.each([
    ['imported at once', "import Dialog from './Dialog.tsx';"],
    ['fetched without texts', "const Dialog = lazy(() => import('./Dialog.tsx'));"],
    ['fetched with the texts of others', "const Dialog = lazyWithTexts('plan', () => import('./Dialog.tsx'));"],
    [
      'fetched by a constant',
      "const load = () => import('./Dialog.tsx');\nconst Dialog = lazyWithTexts('plan', load);",
    ],
  ])('is a fault where its component is %s', (_how, entry) => {
    expect(faultsOf(entry)).toEqual([expect.stringMatching(FAULT)]);
  });

  it.each([
    ['with them', "const Dialog = lazyWithTexts('people', () => import('./Dialog.tsx'));"],
    ['with those of several areas', "const Dialog = lazyWithTexts(['plan', 'people'], () => import('./Dialog.tsx'));"],
    [
      'as a part',
      "const Dialog = lazyWithTexts('people', async () => ({ default: (await import('./Dialog.tsx')).Dialog }));",
    ],
    [
      'by a constant',
      "const load = () => import('./Dialog.tsx');\nconst Dialog = lazyWithTexts('people', load);\nload();",
    ],
    [
      'by a short form',
      "const own = (load) => withTexts('people', load);\nconst Dialog = own(() => import('./Dialog.tsx'));",
    ],
  ])('is none where its component is fetched %s', (_how, entry) => {
    expect(faultsOf(entry)).toEqual([]);
  });

  it('is none where what is around it has loaded its texts', () => {
    const page = "const Dialog = lazy(() => import('./Dialog.tsx'));";
    expect(faultsOf("const Page = lazyWithTexts('people', () => import('./Page.tsx'));", { 'Page.tsx': page })).toEqual(
      [],
    );
  });

  it('is found by the whole group where the key is not known', () => {
    const picks = "import { texts } from './messages.ts';\nexport const pick = (key) => texts[key];";
    expect(faultsOf("import { pick } from './pick.ts';", { 'pick.ts': picks })).toHaveLength(1);
  });
});

it('asks nothing of texts that everything begins with, of types, and of what nobody imports', () => {
  const plain = "import { texts } from './messages.ts';\nimport type { Dialog } from './Dialog.tsx';\ntexts.plain;";
  expect(faultsOf(plain)).toEqual([]);
});
