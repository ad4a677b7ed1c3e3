import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../lib/html.ts';

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#eef1f5,#14181d)}
main{box-sizing:border-box;width:min(28rem,calc(100vw - 2rem));padding:2rem;border-radius:.75rem;background:light-dark(#fff,#1e242b);color:light-dark(#1b2430,#e6ebf1)}
h1{font-size:1.25rem;margin:0 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem}dd{margin:0;overflow-wrap:anywhere}
form{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1.5rem}button{font:inherit;padding:.6rem 1.2rem;border-radius:.5rem;border:1px solid light-dark(#5b6b7d,#8fa0b3);background:none;color:inherit;cursor:pointer}
label{display:grid;gap:.35rem;width:100%}input{font:inherit;padding:.6rem;border-radius:.5rem;border:1px solid light-dark(#5b6b7d,#8fa0b3);background:none;color:inherit}
button[value=yes]{background:#1257a8;border-color:#1257a8;color:#fff}`;
const SEND = 'document.forms[0].submit()';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Page = {
  title: string;
  facts?: Readonly<Record<string, string>>;
  /** Fields that go along unseen, to an address. */
  form?: {
    action: string;
    fields: Readonly<Record<string, string>>;
    /** What a person types. */
    asked?: { name: string; label: string; value: string };
    /** What is decided by each; null for one that decides nothing. */
    buttons: readonly (readonly [value: string | null, text: string])[];
  };
  /** Whether the form goes on by itself. */
  sendsItself?: boolean;
};

/** A page for a person, without anything that others could put into it. */
export function sendPage(reply: FastifyReply, status: number, { title, facts = {}, form, sendsItself = false }: Page) {
  const list = Object.entries(facts).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const hidden = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const { asked } = form ?? {};
  const input = asked
    ? `<label>${escapeHtml(asked.label)}<input name="${escapeHtml(asked.name)}" value="${escapeHtml(asked.value)}" autofocus></label>`
    : '';
  const buttons = (form?.buttons ?? []).map(([value, text]) =>
    value === null
      ? `<button>${escapeHtml(text)}</button>`
      : `<button name="decision" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  const shownForm = form
    ? `<form method="post" action="${escapeHtml(form.action)}">${hidden.join('')}${input}${buttons.join('')}</form>`
    : '';
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${digest(STYLE)}; script-src ${digest(SEND)}; form-action *; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
        `<body><main><h1>${escapeHtml(title)}</h1>${list.length > 0 ? `<dl>${list.join('')}</dl>` : ''}${shownForm}</main>${sendsItself ? `<script>${SEND}</script>` : ''}</body></html>`,
    );
}
