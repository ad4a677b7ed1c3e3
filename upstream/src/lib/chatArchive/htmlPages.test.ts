import { expect, test } from 'vitest';
import { locales } from '../locales.ts';
import type { ArchiveFacts, ArchivedConversation, ArchivedMessage } from './content.ts';
import { conversationPage, listPage, listPages } from './htmlPages.ts';

const facts: ArchiveFacts = {
  team: { id: 'team-x', name: '<b>Team</b>', domain: 'x.example' },
  requestedBy: { guid: 'x-1', name: 'Ada \u202EEcalevol' },
  requestedAt: Date.UTC(2026, 2, 2, 9),
  filters: {
    emails: ['"><script>@x.example'],
    channels: [{ id: 'news@x.example', name: '<i>News</i>' }],
    tasks: ['USER_HISTORY'],
    messageType: 'ALL',
    dateFrom: null,
    dateTo: null,
  },
  counts: { conversations: 501, messages: 1_234, files: 2 },
};
const conversation: ArchivedConversation = {
  ...{ position: 1, kind: 'direct', jid: 'two@x.example', name: 'Ada – Eve <img src=x>', messages: 2 },
};
const messageOf = (changes: Partial<ArchivedMessage>): ArchivedMessage => ({
  ...{ id: 1, sentAt: Date.UTC(2026, 2, 1, 23, 59, 58), text: 'Hello', file: null },
  sender: { kind: 'person', id: 'x-2', name: 'Eve', hasLeft: false },
  ...changes,
});
const pageOf = (...messages: ArchivedMessage[]) => conversationPage('en-us', conversation, { page: 1, messages });

/** Everything on a page that is markup, by what it begins with. */
const tagsOf = (html: string) =>
  new Set([...html.matchAll(/<([a-z!/][a-z0-9]*)/gi)].map(([, name]) => name?.toLowerCase()));

test('what people wrote is text, whatever is in it', () => {
  const html = pageOf(
    messageOf({ text: '<script>alert(1)</script> javascript:alert(1) </style><a href="javascript:x">y</a>' }),
    messageOf({ sender: { kind: 'person', id: 'x-2', name: '"><svg onload=alert(1)>', hasLeft: false } }),
  );
  expect(tagsOf(html).has('script')).toBe(false);
  expect(tagsOf(html).has('svg')).toBe(false);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '../../index.html',
    '../../index.html',
  ]);
});

test('a page names no place outside, and lets a browser fetch nothing from one', () => {
  for (const html of [pageOf(messageOf({})), listPage('en-us', facts, { page: 1, conversations: [conversation] })]) {
    expect(html).not.toMatch(/(?:src|href)="(?:[a-z]+:|\/\/)/i);
    expect(html).toContain('default-src &#39;none&#39;');
    expect(tagsOf(html).has('script')).toBe(false);
  }
});

test('messages stand under their days by UTC, with whoever has left marked', () => {
  const html = pageOf(
    messageOf({ sender: { kind: 'person', id: 'x-2', name: 'Eve', hasLeft: true } }),
    messageOf({
      id: 2,
      sentAt: Date.UTC(2026, 2, 2, 0, 0, 1),
      sender: { kind: 'webhook', id: 'w', name: 'Bot', hasLeft: false },
    }),
  );
  expect(html.indexOf('Sunday, March 1, 2026')).toBeLessThan(html.indexOf('Monday, March 2, 2026'));
  expect(html).toContain('(has left the team)');
  expect(html).toContain('(webhook)');
  expect(html).toContain('11:59:58');
  expect(html).toContain('All days and times are in UTC.');
});

test('a file that the store has no more is told of', () => {
  const html = pageOf(messageOf({ file: { kind: 'image', title: 'photo.png', bytes: 1, path: null } }));
  expect(html).toContain('This file is no longer kept.');
  expect(tagsOf(html).has('img')).toBe(false);
});

test.each(locales)('the list says in %s what it is of, page by page', (locale) => {
  expect(listPages(facts)).toBe(2);
  const html = listPage(locale, facts, { page: 1, conversations: [conversation] });
  expect(html).toContain('href="conversations/00001/page-1.html"');
  expect(html).toContain('href="index-2.html"');
  expect(html).not.toContain('<b>');
  expect(listPage(locale, facts, { page: 2, conversations: [] })).toContain('href="index.html"');
});
