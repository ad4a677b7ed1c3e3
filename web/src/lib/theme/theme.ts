import { createTheme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { glyphsOf } from './glyphs.ts';
import { surfaces } from './surfaces.ts';
import { type SchemeTokens, dark, fontFamily, light, monoFamily, radius } from './tokens.ts';

const paletteOf = (scheme: SchemeTokens) => {
  const { page, card, ...surface } = scheme.surface;
  const colour = ({ main, soft, on }: { main: string; soft: string; on: string }) => ({
    main,
    dark: main,
    light: main,
    soft,
    contrastText: on,
  });
  return {
    primary: { ...colour(scheme.accent), dark: scheme.accent.strong },
    secondary: { ...colour({ ...scheme.accent, main: scheme.text.secondary, on: card }) },
    error: colour(scheme.error),
    warning: colour(scheme.warning),
    success: colour(scheme.success),
    info: colour(scheme.info),
    background: { default: page, paper: card },
    text: scheme.text,
    divider: scheme.line.soft,
    surface,
    line: scheme.line,
    glyph: glyphsOf(scheme),
    tones: scheme.tones,
    shadow: scheme.shadow,
  };
};

/** MUI's theme, made from the tokens alone. The scheme stands on the root element as `data-scheme`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'muster' },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  defaultColorScheme: 'light',
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: radius.medium },
  breakpoints: { values: { xs: 0, sm: 641, md: 769, lg: 1100, xl: 1440 } },
  typography: {
    fontFamily,
    fontSize: 14,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 640, letterSpacing: '-0.018em' },
    h2: { fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.011em' },
    h3: { fontSize: '0.9375rem', lineHeight: 1.45, fontWeight: 600, letterSpacing: '-0.006em' },
    body1: { fontSize: '0.875rem', lineHeight: 1.55 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    subtitle1: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 550 },
    subtitle2: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 550 },
    caption: { fontSize: '0.75rem', lineHeight: 1.45 },
    overline: { fontSize: '0.6875rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.06em' },
    button: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 560, textTransform: 'none', letterSpacing: 0 },
    mono: { fontFamily: monoFamily, fontSize: '0.8125rem', lineHeight: 1.5 },
  },
  components: { ...controls, ...surfaces },
});
