import { catalogue } from '../../gateway/src/lib/errors.ts';
import { anchorOf, code, table } from './markdown.ts';
import { schemaPages, userErrorCodesOf, userErrors } from './schemaPages.ts';
import { adviceOn } from './userErrorAdvice.ts';

/** The codes of top-level errors. */
export const topLevelErrors = (): string =>
  table(
    ['Code', 'Retryable', 'When'],
    Object.entries(catalogue).map(([name, { retryable, description }]) => [
      code(name),
      retryable ? 'yes' : 'no',
      description,
    ]),
  );

const mutations = schemaPages.flatMap(({ domain, mutations: all }) =>
  all.map((mutation) => ({ domain, name: mutation.name, codes: userErrorCodesOf(mutation) })),
);

function answeredBy(error: string): string {
  const own = mutations.filter(({ codes }) => codes.includes(error));
  if (error === 'KEY_REUSED') return 'Every mutation that has user errors.';
  if (own.length === 0) return 'No mutation at present.';
  return `${own.map(({ domain, name }) => `[\`${name}\`](reference/${domain}.md#${anchorOf(name)})`).join(', ')}.`;
}

/** Each code of a user error, under a heading of its own that can be linked to. */
export const userErrorCatalogue = (): string =>
  userErrors
    .map(({ code: name, meaning }) =>
      [`### ${name}`, meaning, `- Does repeating help? ${adviceOn(name)}\n- Answered by: ${answeredBy(name)}`].join(
        '\n\n',
      ),
    )
    .join('\n\n');
