import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { sectionNames } from '../../app/routes/messages.ts';
import { press } from '../../testing/hands.ts';
import { loadCatalogue } from './catalogues.ts';
import { LocaleProvider, useLocale } from './LocaleProvider.tsx';
import { pseudoCatalogue } from './pseudoLocale.ts';

function Switch() {
  const { locale, changeLocale } = useLocale();
  return (
    <>
      <p>
        <FormattedMessage {...sectionNames.members} />
      </p>
      <button type="button" onClick={() => changeLocale('ru-ru')}>
        {locale}
      </button>
    </>
  );
}

describe('LocaleProvider', () => {
  it('shows the texts of the first language, and of another one without a page in between', async () => {
    await Promise.all([loadCatalogue('en-us'), loadCatalogue('ru-ru')]);
    await act(async () =>
      render(
        <Suspense fallback="waiting">
          <LocaleProvider initialLocale="en-us">
            <Switch />
          </LocaleProvider>
        </Suspense>,
      ),
    );
    expect(screen.getByText('Members')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en-US');
    await press('en-us');
    expect(screen.queryByText('waiting')).toBeNull();
    expect(screen.getByText('Участники')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ru-ru' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('ru-RU');
  });
});

describe('the pseudo-locale', () => {
  it('stretches and accents the words, and leaves arguments and plurals alone', async () => {
    const { 'member.count': plural, 'section.members': plain } = pseudoCatalogue(await loadCatalogue('en-us'));
    expect(JSON.stringify(plain)).toContain('Ḿéḿƀéŕš~~~');
    expect(JSON.stringify(plural)).toContain('þéöþļé');
    expect(JSON.stringify(plural)).toContain('"count"');
  });
});
