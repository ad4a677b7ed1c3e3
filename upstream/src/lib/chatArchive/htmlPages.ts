import type { Locale } from '../locales.ts';
import { escapeHtml } from '../html.ts';
import type { ArchiveFacts, ArchivedConversation, ArchivedFile, ArchivedMessage } from './content.ts';
import { folderOf, linkTo, plainName } from './safeNames.ts';
import { POLICY, STYLE } from './style.ts';
import { type Words, wordsIn } from './words.ts';

/** So many messages stand on a page, and so many conversations on a page of their list. */
export const MESSAGES_ON_PAGE = 500;
export const CONVERSATIONS_ON_PAGE = 500;

const formats = (locale: Locale) => {
  const inUtc = { timeZone: 'UTC' } as const;
  return {
    words: wordsIn(locale),
    day: new Intl.DateTimeFormat(locale, { ...inUtc, dateStyle: 'full' }),
    date: new Intl.DateTimeFormat(locale, { ...inUtc, dateStyle: 'long' }),
    moment: new Intl.DateTimeFormat(locale, { ...inUtc, dateStyle: 'long', timeStyle: 'short' }),
    time: new Intl.DateTimeFormat(locale, { ...inUtc, timeStyle: 'medium' }),
    number: new Intl.NumberFormat(locale),
  };
};
type Formats = ReturnType<typeof formats>;

const known = new Map<Locale, Formats>();
/** Made once for each language: they take longer than a page. */
function formatsIn(locale: Locale): Formats {
  const found = known.get(locale) ?? formats(locale);
  known.set(locale, found);
  return found;
}

/** What people are called, and what they have called things: text that keeps its direction to itself. */
const bdi = (text: string) => `<bdi>${escapeHtml(plainName(text))}</bdi>`;

/** What the pages of a list and of a conversation have around them. */
const head = ({ language }: Words, title: string) =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(plainName(title))}</title>
<style>${STYLE}</style>
</head>
<body>
`;

const foot = ({ utc }: Words) => `<footer><p>${utc}</p></footer>\n</body>\n</html>\n`;

type Link = { readonly to: string; readonly text: string };
const listOf = (links: readonly (Link | null)[]) => {
  const items = links.flatMap((link) => (link ? [`<li><a href="${linkTo(link.to)}">${link.text}</a></li>`] : []));
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
};
const navigation = (label: string, links: readonly (Link | null)[]) => {
  const list = listOf(links);
  return list === '' ? '' : `<nav class="links" aria-label="${escapeHtml(label)}">${list}</nav>\n`;
};
/** The same links once more, below what is read: one landmark leads to them. */
const linksAgain = (links: readonly (Link | null)[]) => `<div class="links">${listOf(links)}</div>\n`;

const pagesOf = (total: number, onPage: number) => Math.max(1, Math.ceil(total / onPage));

/** The last part of the path of a page of the list of conversations; the first is where readers begin. */
export const listPath = (page: number): string => (page === 1 ? 'index.html' : `index-${page}.html`);

/** The same of a page of a conversation, with its folder. */
const pageName = (page: number) => `page-${page}.html`;
export const pagePath = (position: number, page: number): string => `${folderOf(position)}/${pageName(page)}`;

function periodOf({ words, date }: Formats, { dateFrom, dateTo }: ArchiveFacts['filters']): string {
  const [first, last] = [dateFrom, dateTo].map((day) => (day === null ? null : date.format(Date.parse(day))));
  if (first && last) return words.between(first, last);
  if (first) return words.from(first);
  return last ? words.until(last) : words.wholePeriod;
}

function factsOf(using: Formats, { requestedBy, requestedAt, filters, counts }: ArchiveFacts): string {
  const { words, moment, number } = using;
  const facts = [
    [words.requested, `${escapeHtml(moment.format(requestedAt))} UTC · ${bdi(requestedBy.name)}`],
    [words.people, filters.emails.length === 0 ? words.everybody : filters.emails.map(bdi).join(', ')],
    ...(filters.channels.length === 0
      ? []
      : [[words.channels, filters.channels.map(({ name }) => bdi(name)).join(', ')]]),
    [words.period, escapeHtml(periodOf(using, filters))],
    [words.kinds, words.kind[filters.messageType]],
    [words.conversations, number.format(counts.conversations)],
    [words.messages, number.format(counts.messages)],
    [words.files, number.format(counts.files)],
  ];
  return `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>\n`;
}

const conversationRow = ({ words, number }: Formats, one: ArchivedConversation) =>
  `<tr><td><a href="${linkTo(pagePath(one.position, 1))}">${bdi(one.name)}</a></td>` +
  `<td>${one.kind === 'channel' ? words.channel : words.direct}</td>` +
  `<td class="number">${number.format(one.messages)}</td></tr>\n`;

/** A page of the list of conversations. */
export function listPage(
  locale: Locale,
  facts: ArchiveFacts,
  { page, conversations }: { page: number; conversations: readonly ArchivedConversation[] },
): string {
  const using = formatsIn(locale);
  const { words, number } = using;
  const title = words.title(facts.team.name);
  const pages = listPages(facts);
  const table =
    conversations.length === 0
      ? `<p>${words.none}</p>\n`
      : `<table><thead><tr><th scope="col">${words.conversation}</th><th scope="col">${words.type}</th>` +
        `<th scope="col" class="number">${words.messages}</th></tr></thead>\n<tbody>\n` +
        `${conversations.map((one) => conversationRow(using, one)).join('')}</tbody></table>\n`;
  const place = pages > 1 ? `<p class="soft">${words.page(number.format(page), number.format(pages))}</p>\n` : '';
  const links = navigation(words.conversations, [
    page > 1 ? { to: listPath(page - 1), text: words.previous } : null,
    page < pages ? { to: listPath(page + 1), text: words.next } : null,
  ]);
  return (
    head(words, title) +
    `<header><h1>${escapeHtml(plainName(title))}</h1>\n${page === 1 ? factsOf(using, facts) : ''}${place}</header>\n` +
    `<main>\n${table}${links}</main>\n${foot(words)}`
  );
}

/** How many pages the list of conversations has. */
export const listPages = ({ counts }: Pick<ArchiveFacts, 'counts'>): number =>
  pagesOf(counts.conversations, CONVERSATIONS_ON_PAGE);

/** The marks behind a sender's name. */
function markOf(words: Words, { kind, hasLeft }: ArchivedMessage['sender']): string {
  const mark = kind === 'person' ? (hasLeft ? words.left : '') : words[kind];
  return mark === '' ? '' : ` <span class="soft">(${mark})</span>`;
}

function fileOf(words: Words, folder: string, { kind, title, path }: ArchivedFile): string {
  if (path === null) return `<p class="file">${bdi(title)} <span class="soft">${words.gone}</span></p>\n`;
  const link = linkTo(path.slice(folder.length + 1));
  // Its name stands beside it in the same link: said once.
  const picture = kind === 'image' ? `<img src="${link}" alt="" loading="lazy">` : '';
  return `<p class="file"><a href="${link}">${picture}${bdi(title)}</a></p>\n`;
}

const articleOf = ({ words, time }: Formats, folder: string, { id, sentAt, sender, text, file }: ArchivedMessage) =>
  `<article id="m${id}"><h3>${bdi(sender.name)}${markOf(words, sender)} ` +
  `<time datetime="${new Date(sentAt).toISOString()}">${escapeHtml(time.format(sentAt))}</time></h3>\n` +
  (text === '' ? '' : `<p class="text" dir="auto">${escapeHtml(text)}</p>\n`) +
  (file ? fileOf(words, folder, file) : '') +
  '</article>\n';

/** A page of a conversation: its messages under their days. */
export function conversationPage(
  locale: Locale,
  conversation: ArchivedConversation,
  { page, messages }: { page: number; messages: readonly ArchivedMessage[] },
): string {
  const using = formatsIn(locale);
  const { words, day, number } = using;
  const folder = folderOf(conversation.position);
  const pages = pagesOf(conversation.messages, MESSAGES_ON_PAGE);
  const links = [
    { to: `../../${listPath(1)}`, text: words.all },
    page > 1 ? { to: pageName(page - 1), text: words.previous } : null,
    page < pages ? { to: pageName(page + 1), text: words.next } : null,
  ];
  const days = Map.groupBy(messages, ({ sentAt }) => day.format(sentAt));
  const parts = [...days].map(
    ([name, written]) =>
      `<section><h2>${escapeHtml(name)}</h2>\n${written.map((one) => articleOf(using, folder, one)).join('')}</section>\n`,
  );
  const kind = conversation.kind === 'channel' ? words.channel : words.direct;
  const place = pages > 1 ? ` · ${words.page(number.format(page), number.format(pages))}` : '';
  return (
    head(words, conversation.name) +
    `<header>${navigation(words.conversation, links)}<h1>${bdi(conversation.name)}</h1>\n<p class="soft">${kind}${place}</p></header>\n` +
    `<main>\n${parts.join('')}${linksAgain(links)}</main>\n${foot(words)}`
  );
}
