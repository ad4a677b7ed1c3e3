import type { ByLocale } from './pageLocale.ts';

/** What stands on every small page below what it says. */
type Words = { readonly again: string; readonly back: string };

const english: Words = { again: 'Try again', back: 'Back to the console' };

export const smallPageWords: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': { again: 'Intentarlo de nuevo', back: 'Volver a la consola' },
  'es-mx': { again: 'Intentar de nuevo', back: 'Volver a la consola' },
  'pt-br': { again: 'Tentar novamente', back: 'Voltar ao console' },
  'ru-ru': { again: 'Попробовать ещё раз', back: 'Вернуться в консоль' },
  'zh-cn': { again: '重试', back: '返回控制台' },
};
