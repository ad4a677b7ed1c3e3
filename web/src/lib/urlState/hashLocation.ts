/** Where the console stands: the path and the query behind the hash of an address. */
export const readHash = (hash: string): { path: string; query: URLSearchParams } => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  return { path: path.startsWith('/') ? path : `/${path}`, query: new URLSearchParams(query) };
};
