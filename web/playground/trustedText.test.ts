import { describe, expect, it } from 'vitest';
import { ownScript, readableMarkup } from './trustedText.ts';

describe('markup', () => {
  it.each([
    '<p>Who is <em>signed</em> in: <code>Bearer &lt;guid&gt;</code>,<br>or <a href="https://muster.example/a?b=c">not</a>.</p>',
    '<ul>\n<li>one</li>\n</ul>\n<pre><code>two\n</code></pre>',
    'plain',
  ])('of a description stays as it is: %j', (markup) => expect(readableMarkup(markup)).toBe(markup));

  it.each([
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">one</p>',
    '<a href="javascript:alert(1)">one</a>',
    '<a href="https://muster.example" onclick="alert(1)">one</a>',
    '<script>alert(1)</script>',
    '<p>one</p><!-- two -->',
    '<<p>img src=x onerror=alert(1)>',
    '<p',
  ])('with anything else in it becomes text: %j', (markup) => {
    const text = readableMarkup(markup);
    expect(text).not.toContain('<');
    expect(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(markup);
  });
});

describe('the script of a worker', () => {
  const page = 'https://muster.example/playground';
  it.each(['/playground/assets/json.worker-ky6CAS4V.js', `${page}/assets/editor.worker-DEFT_Yb2.js`])(
    '%s is the playground’s own',
    (address) => expect(ownScript(address, page)).toBe(address),
  );

  it.each([
    'https://evil.example/playground/assets/json.worker-ky6CAS4V.js',
    '//evil.example/playground/assets/a.js',
    '/files/playground/assets/a.js',
    '/playground/assets/../../files/a.js',
    '/playground/assets/%2e%2e/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://muster.example/4b45532c',
  ])('%s is not', (address) => expect(() => ownScript(address, page)).toThrow('elsewhere'));
});
