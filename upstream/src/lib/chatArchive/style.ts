import { createHash } from 'node:crypto';

/** How the pages of an archive look: light or dark as the system is, and fit to be printed. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1c2024; --soft: #5b6470; --line: #d5dae0; --page: #fff; --panel: #f4f6f8; --link: #1a56b0; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a6afb9; --line: #3a4149; --page: #16181b; --panel: #202328; --link: #8ab8ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 56rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 1px solid var(--line); }
footer { color: var(--soft); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.25rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.soft, time { color: var(--soft); }
time { font-size: 0.875rem; white-space: nowrap; }
bdi { unicode-bidi: isolate; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
td.number, th.number { text-align: end; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.links ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0.5rem 0; padding: 0; }
article { padding: 0.5rem 0; }
article h3 { display: flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: baseline; font-size: 1rem; margin: 0; }
article .text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
article .file { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 0.5rem; margin: 0.25rem 0; display: inline-block; max-width: 100%; }
article img { display: block; max-width: 100%; max-height: 24rem; }
@media print { :root { color-scheme: light; --text: #000; --soft: #444; --line: #bbb; --page: #fff; --panel: #fff; --link: #000; } .links { display: none; } article, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } header, main, footer { max-width: none; padding: 0.5rem 0; } }
`;

/** What a browser may do with a page: show it in this style, with pictures of the archive; nothing else, from nowhere else. */
export const POLICY = [
  "default-src 'none'",
  "img-src 'self' file:",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
