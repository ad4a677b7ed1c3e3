/** A source file of the console. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** `messages.ts` and `addUsersMessages.ts`, not a component that shows messages. */
const MESSAGES = /(?:^|[\\/])(?:messages|\w+Messages)\.ts$/;
const GROUP = /export const (\w+) = defineMessages(?:<[\s\S]*?>)?\(\{([\s\S]*?)\n\}\);/g;
const KEY = /^ {2}(\w+): \{/gm;

/**
 * The messages that no code asks for. A group whose messages are chosen at run time (`texts[code]`), or that is handed
 * on as it is (`texts={group}`), counts as used whole. Expects what the formatter writes: one `defineMessages` per exported name, two spaces before each key.
 */
export const unusedMessages = (files: readonly SourceFile[]) => {
  const code = files
    .filter(({ path }) => !MESSAGES.test(path))
    .map(({ text }) => text)
    .join('\n');
  return files
    .filter(({ path }) => MESSAGES.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(GROUP)].flatMap(([, group = '', body = '']) => {
        if (new RegExp(`\\b${group}\\[|=\\{${group}\\}`).test(code)) return [];
        const keys = [...body.matchAll(KEY)].map(([, key = '']) => key);
        const unused = keys.filter((key) => !new RegExp(`\\b${group}\\.${key}\\b`).test(code));
        return unused.map((key) => `${path}: ${group}.${key} is used nowhere`);
      }),
    );
};
