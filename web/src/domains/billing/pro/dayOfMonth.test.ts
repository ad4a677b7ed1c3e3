import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { loadCatalogue, loadTexts } from '../../../lib/intl/catalogues.ts';
import { localeInfo } from '../../../lib/intl/locales.ts';
import { proPhrases } from './proMessages.ts';

const DAYS = [1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30, 31];
const ENGLISH = '1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 24th 30th 31st'
  .split(' ')
  .map((day) => `The ${day} of the month`);
const SPANISH = DAYS.map((day) => `El día ${day} del mes`);

it.each([
  ['en-us', ENGLISH],
  ['en-gb', ENGLISH],
  ['es-es', SPANISH],
  ['es-mx', SPANISH],
  ['pt-br', DAYS.map((day) => `Dia ${day} do mês`)],
  ['ru-ru', DAYS.map((day) => `${day}-е число месяца`)],
  ['zh-cn', DAYS.map((day) => `${day} 日`)],
] as const)('a day of the month is told as %s does', async (code, told) => {
  await loadTexts('plan');
  const intl = createIntl({ locale: localeInfo(code).tag, messages: await loadCatalogue(code) });
  expect(DAYS.map((day) => intl.formatMessage(proPhrases.dayOfMonth, { day }))).toEqual(told);
});
