/** Short addresses that nobody may have: they are the installation's own, or would be taken for it. */
const RESERVED_URLS: ReadonlySet<string> = new Set([
  ...['about', 'account', 'accounts', 'admin', 'admins', 'administrator', 'api', 'app', 'apps', 'assets', 'auth'],
  ...['beta', 'billing', 'blog', 'call', 'careers', 'cdn', 'chat', 'connect', 'console', 'contact', 'demo', 'dev'],
  ...['developer', 'developers', 'docs', 'download', 'downloads', 'email', 'enterprise', 'faq', 'feedback', 'files'],
  ...['forum', 'graphql', 'guest', 'guests', 'health', 'help', 'home', 'imap', 'info', 'internal', 'jobs', 'join'],
  ...['legal', 'localhost', 'login', 'logout', 'mail', 'media', 'metrics', 'mobile', 'muster', 'news', 'null', 'oauth'],
  ...['password', 'payment', 'payments', 'playground', 'postmaster', 'preprod', 'press', 'pricing', 'privacy', 'prod'],
  ...['register', 'root', 'saml', 'sandbox', 'security', 'settings', 'shop', 'signin', 'signup', 'smtp', 'staging'],
  ...['static', 'status', 'store', 'support', 'system', 'team', 'teams', 'terms', 'test', 'undefined', 'upload'],
  ...['uploads', 'user', 'users', 'webhook', 'webhooks', 'webmail', 'webmaster', 'well-known', 'wiki', 'www'],
]);

/** Whether nobody may have this short address, which is in lower case. */
export const isReservedUrl = (url: string) => RESERVED_URLS.has(url);
