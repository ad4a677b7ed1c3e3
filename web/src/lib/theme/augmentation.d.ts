import '@mui/material/themeCssVarsAugmentation';
import type { ToneName } from './tokens.ts';

type Surfaces = { sunken: string; raised: string; chip: string; hover: string };
type Lines = { soft: string; strong: string; control: string };
type Glyphs = { tick: string; dash: string; chevron: string };
type Tones = Record<ToneName, { surface: string; text: string }>;
type Shadow = { low: string; mid: string; high: string };

declare module '@mui/material/styles' {
  interface Palette {
    surface: Surfaces;
    line: Lines;
    glyph: Glyphs;
    tones: Tones;
    shadow: Shadow;
  }
  interface PaletteOptions {
    surface?: Surfaces;
    line?: Lines;
    glyph?: Glyphs;
    tones?: Tones;
    shadow?: Shadow;
  }
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypographyVariants {
    mono: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    mono?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    mono: true;
  }
}
