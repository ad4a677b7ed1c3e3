/** Channels of the main demo team: names in several scripts, of one word and of many. */
export const orbitChannels: readonly string[] = [
  ...['announcements', 'design-reviews', 'on-call', 'project-aurora', 'customer success'],
  ...['Ingénierie', 'Büro Berlin', 'soporte-clientes', 'Produto e pesquisa'],
  ...['продажи', '市场部', '日本チーム'],
];

export const summitChannels: readonly string[] = [
  'leadership',
  'compliance',
  'regional-leads',
  'board-updates',
  '安全',
  'announcements',
];

const areas = ['design', 'platform', 'mobile', 'payments', 'search', 'sales', 'support', 'people', 'finance', 'legal'];
const kinds = ['emea', 'apac', 'latam', 'north-america', 'ideas', 'on-call', 'launches', 'social', 'help', 'reading'];

/** Enough for lists that are read page by page. */
export const galaxyChannels: readonly string[] = [
  ...areas.flatMap((area) => kinds.map((kind) => `${area}-${kind}`)),
  ...['all-hands', 'новости', '产品发布', 'Actualités', 'Ankündigungen', 'noticias', 'novidades', 'お知らせ', 'pets'],
  ...['running-club', 'book-club', 'photography', 'chess', 'gardening', 'music', 'parents', 'cycling', 'cooking'],
  'announcements',
];
