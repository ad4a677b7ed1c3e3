/** What the description of a schema becomes by Markdown, tag by tag; an address leads to a site and nowhere else. */
const TAG =
  /<(?:\/?(?:p|em|strong|s|code|pre|blockquote|ul|ol|li|h[1-6]|table|thead|tbody|tr|th|td)|\/a|a href="https?:\/\/[^"<>]*"|br|hr)>/g;

/** Markup that nothing can be done with but be read; with anything else in it, all of it is shown as the text that it is. */
export const readableMarkup = (markup: string): string =>
  markup.replace(TAG, '').includes('<') ? markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : markup;

/** The address of a script of the playground's own build, for its workers; an error for any other. */
export function ownScript(address: string, page: string): string {
  const { origin, pathname } = new URL(address, page);
  if (origin !== new URL(page).origin || !/^\/playground\/assets\/[\w.-]+\.js$/.test(pathname)) {
    throw new TypeError('A script from elsewhere');
  }
  return address;
}
