import type { ByLocale } from '../../http/pageLocale.ts';

/** What somebody reads while the way to the feedback site is closed. */
type Words = { readonly title: string; readonly sentences: readonly string[] };

const english: Words = {
  title: 'The feedback site cannot be opened just now',
  sentences: ['Please try again in a few minutes.'],
};

const spanish: Words = {
  title: 'Ahora no se puede abrir el sitio de sugerencias',
  sentences: ['Inténtalo de nuevo dentro de unos minutos.'],
};

export const feedbackWords: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': { ...spanish, sentences: ['Inténtalo de nuevo en unos minutos.'] },
  'pt-br': {
    title: 'Não é possível abrir o site de sugestões agora',
    sentences: ['Tente novamente em alguns minutos.'],
  },
  'ru-ru': {
    title: 'Сайт для предложений сейчас не открывается',
    sentences: ['Попробуйте ещё раз через несколько минут.'],
  },
  'zh-cn': { title: '目前无法打开功能建议网站', sentences: ['请几分钟后重试。'] },
};
