import { describe, expect, it } from 'vitest';
import { brand, dark, light, placeholderOpacity, type SchemeTokens } from './tokens.ts';

/** Red, green and blue of `#rrggbb` or `rgb(r g b)`, each up to 255. */
const channelsOf = (colour: string) =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : Array.from(colour.matchAll(/[\d.]+/gu), ([number]) => Number(number));

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => channel(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** What is seen where a colour of some opacity lies over another one. */
const over = (ground: string, colour: string, opacity: number) => {
  const below = channelsOf(ground);
  const seen = channelsOf(colour).map((value, at) => value * opacity + (below[at] ?? 0) * (1 - opacity));
  return `rgb(${seen.join(' ')})`;
};

/** The same for a colour that says its own opacity: `rgb(0 0 0 / 4%)`. */
const veiled = (ground: string, veil: string) => {
  const [colour = '', opacity = ''] = veil.split('/');
  return over(ground, `${colour})`, Number.parseFloat(opacity) / 100);
};

/** The contrast of two colours as WCAG 2.2 defines it. */
const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const pairs = ({ accent, surface, text, tones, ...scheme }: SchemeTokens) => {
  const { hover, ...plain } = surface;
  const hovered = Object.entries(plain).map(([name, ground]) => [`${name}, hovered`, veiled(ground, hover)] as const);
  const grounds = [...Object.entries(plain), ...hovered];
  const severities = [scheme.error, scheme.warning, scheme.success, scheme.info];
  return [
    ...grounds.flatMap(([name, ground]) => [
      [`text on ${name}`, text.primary, ground],
      [`quiet text on ${name}`, text.secondary, ground],
    ]),
    ['a placeholder', over(surface.card, text.secondary, placeholderOpacity), surface.card],
    ['a disabled field', text.secondary, surface.chip],
    ['accent on the page', accent.main, surface.page],
    ['accent on its own tint', accent.main, accent.soft],
    ['a main button', accent.on, accent.main],
    ['a pressed main button', accent.on, accent.strong],
    ...severities.flatMap(({ main, soft, on }) => [
      [`${main} on its tint`, main, soft],
      [`a button of ${main}`, on, main],
      [`text on the tint of ${main}`, text.primary, soft],
    ]),
    ...Object.entries(tones).map(([name, tone]) => [`initials on ${name}`, tone.text, tone.surface]),
  ] as [string, string, string][];
};

describe('text can be read', () => {
  it.each(pairs(light))('in light: %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(dark))('in dark: %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('on the brand panel, at its brightest place too', () => {
    expect(contrast(brand.text, brand.glow)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(brand.muted, brand.mid)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('what is there to be pressed can be seen', () => {
  const grounds = (['page', 'card', 'raised'] as const).flatMap((name) =>
    [light, dark].map(({ line, surface }) => [name, line.control, surface[name]] as const),
  );

  it.each(grounds)('a switch or a box on %s: %s on %s', (_name, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([light, dark])('hovering shows on every ground', ({ surface: { hover, ...plain } }) => {
    for (const ground of Object.values(plain)) expect(contrast(veiled(ground, hover), ground)).toBeGreaterThan(1.05);
  });
});
