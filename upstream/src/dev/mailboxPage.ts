import { escapeHtml } from '../lib/html.ts';

type Mail = { from: string | null; to: string; subject: string; text: string; sentAt: string };

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.25rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px;
    padding: .75rem 1rem; margin: .75rem 0; }
  h2 { font-size: 1rem; margin: 0; }
  .meta { margin: 0; opacity: .75; font-size: .85rem; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0; }
`;

/** The development mailbox for people: the newest mail first, everything as plain text. */
export function mailboxPage(mails: readonly Mail[]): string {
  const list = mails.map(toArticle).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Development mailbox</h1>
${list}
</main>
</body>
</html>
`;
}

const toArticle = ({ from, to, subject, text, sentAt }: Mail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">${from === null ? '' : `From ${escapeHtml(from)} · `}To ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`;
