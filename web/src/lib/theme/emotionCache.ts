import createCache from '@emotion/cache';

/** The nonce that the gateway wrote into the page: the one token with which our styles may be added. */
const nonceOf = (page: Document) => page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Where the styles of components go: before all others, under the page's content security policy. */
export const createEmotionCache = (page: Document) => {
  const nonce = nonceOf(page);
  return createCache({ key: 'mu', prepend: true, ...(nonce ? { nonce } : {}) });
};
