import { readPreference } from '../lib/storage/preferences.ts';
import { type SchemeTokens, dark, fontFamily, light, radius } from '../lib/theme/tokens.ts';

/** What the page's style sheet is made of. */
const variablesOf = ({ accent, surface, text, line, error, tones }: SchemeTokens): Record<string, string> => ({
  accent: accent.main,
  field: surface.card,
  text: text.primary,
  'text-secondary': text.secondary,
  line: line.control,
  error: error.main,
  'error-soft': error.soft,
  'badge-visa': tones.iris.surface,
  'badge-visa-text': tones.iris.text,
  'badge-masterCard': tones.clay.surface,
  'badge-masterCard-text': tones.clay.text,
  'badge-americanExpress': tones.ocean.surface,
  'badge-americanExpress-text': tones.ocean.text,
  'badge-discover': tones.amber.surface,
  'badge-discover-text': tones.amber.text,
  'badge-dinersClub': tones.slate.surface,
  'badge-dinersClub-text': tones.slate.text,
  font: fontFamily,
  radius: `${radius.medium}px`,
});

/** Makes the page light or dark as the console is, and follows when that changes in it. */
export function followLook(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const kept = readPreference('colorScheme');
    const isDark = kept === 'dark' || (kept !== 'light' && system.matches);
    const { style } = document.documentElement;
    // As the console's: what is transparent here shows what is below it there.
    style.setProperty('color-scheme', isDark ? 'dark' : 'light');
    for (const [name, value] of Object.entries(variablesOf(isDark ? dark : light)))
      style.setProperty(`--${name}`, value);
  };
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
}
