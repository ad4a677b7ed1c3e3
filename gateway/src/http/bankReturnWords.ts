import type { ByLocale } from './pageLocale.ts';

/** What somebody reads who comes back from their bank while nobody can say what became of the payment. */
type Words = { readonly title: string; readonly sentences: readonly string[] };

const english: Words = {
  title: 'Your payment is being checked',
  sentences: [
    'What became of it cannot be asked just now. Nothing is lost: it is asked again by itself.',
    'Please do not pay again. Reload this page in a minute, or look at your plan in the console.',
  ],
};

const spanish: Words = {
  title: 'Se está comprobando tu pago',
  sentences: [
    'Ahora no se puede preguntar qué ha pasado con él. No se pierde nada: se volverá a preguntar automáticamente.',
    'No pagues otra vez. Recarga esta página dentro de un minuto o consulta tu plan en la consola.',
  ],
};

export const bankReturnWords: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    title: 'Se está verificando tu pago',
    sentences: [
      'En este momento no se puede preguntar qué pasó con él. No se pierde nada: se volverá a preguntar automáticamente.',
      'No pagues otra vez. Recarga esta página en un minuto o consulta tu plan en la consola.',
    ],
  },
  'pt-br': {
    title: 'Seu pagamento está sendo verificado',
    sentences: [
      'Não é possível consultar o resultado agora. Nada se perde: a consulta é refeita automaticamente.',
      'Não pague de novo. Recarregue esta página em um minuto ou veja seu plano no console.',
    ],
  },
  'ru-ru': {
    title: 'Платёж проверяется',
    sentences: [
      'Сейчас нельзя узнать, что с ним стало. Ничего не потеряно: запрос повторится автоматически.',
      'Пожалуйста, не платите второй раз. Обновите страницу через минуту или посмотрите свой тариф в консоли.',
    ],
  },
  'zh-cn': {
    title: '正在核对您的付款',
    sentences: [
      '目前无法查询付款结果。不会有任何损失：系统会自动再次查询。',
      '请勿重复付款。请一分钟后刷新此页面，或在控制台中查看您的套餐。',
    ],
  },
};
