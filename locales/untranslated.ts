import { SOURCE_LANGUAGE, type Catalogue } from './catalogue.ts';

/** Words that are the same in every language, or in some: names, plan names, abbreviations. */
const SAME_EVERYWHERE: readonly string[] = [
  'authentication.google',
  'authentication.saml',
  'card.cvv',
  'channels.hub.enterpriseBadge',
  'chatExport.format.html',
  'chatExport.format.json',
  'enterprise.hub.title',
  'plan.compare.free',
  'plan.compare.pro',
  'section.enterprise',
  'team.plan.enterprise',
  'team.plan.free',
  'team.plan.pro',
  'member.filter.licence.lite',
  'member.filter.licence.pro',
  'member.licence.lite',
  'member.licence.pro',
];

/** Texts that are written the same in English, by language, because they are that language's own word. */
const SAME_WORD: Readonly<Record<string, readonly string[]>> = {
  'es-es': [
    'plan.cancel.summary.subTotal',
    'plan.cards.total',
    'billing.plan',
    'section.webhooks',
    'ui.error.title',
    'overview.status.area.webhooks',
    'webhooks.form.token',
    'webhooks.title',
  ],
  'es-mx': [
    'plan.cancel.summary.subTotal',
    'plan.cards.total',
    'billing.plan',
    'section.webhooks',
    'ui.error.title',
    'overview.status.area.webhooks',
    'webhooks.form.token',
    'webhooks.title',
  ],
  'pt-br': [
    'account.picture.zoom',
    'authentication.saml.endpoint',
    'chatExport.status',
    'plan.cancel.summary.subTotal',
    'plan.cards.total',
    'member.column.email',
    'section.webhooks',
    'shell.navigation',
    'overview.status.area.webhooks',
    'webhooks.form.token',
    'webhooks.title',
  ],
};

/** What is left of a text without its simple placeholders: `{name}: {reason}` says nothing in any language. */
const wordsOf = (text: string) => text.replace(/\{\w{1,40}(?:, \w{1,40}(?:, [^{}]{1,80})?)?\}/g, '');

/** The texts that still stand in English. British English is not asked: most of it is the same. */
export const untranslated = (language: string, source: Catalogue, texts: Catalogue) => {
  if (language.startsWith('en-') || language === SOURCE_LANGUAGE) return [];
  const same = [...SAME_EVERYWHERE, ...(SAME_WORD[language] ?? [])];
  return Object.entries(texts)
    .filter(([id, text]) => text === source[id] && /\p{L}/u.test(wordsOf(text)) && !same.includes(id))
    .map(([id]) => `${language}.json: ${id} is not translated`);
};
