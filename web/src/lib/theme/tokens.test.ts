import { describe, expect, it } from 'vitest';
import { brand, dark, light, type SchemeTokens } from './tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as WCAG 2.2 defines it. */
const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const pairs = ({ accent, surface, text, tones, ...scheme }: SchemeTokens) => {
  const grounds = Object.entries(surface);
  const severities = [scheme.error, scheme.warning, scheme.success, scheme.info];
  return [
    ...grounds.flatMap(([name, ground]) => [
      [`text on ${name}`, text.primary, ground],
      [`quiet text on ${name}`, text.secondary, ground],
    ]),
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
