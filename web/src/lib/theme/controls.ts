import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { placeholderOpacity, radius } from './tokens.ts';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const height = { small: 28, medium: 34, large: 44 };

/** What people press, type into and switch. */
export const controls: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.medium,
        minWidth: 0,
        // As wide as its text, unless there is less room in all: long texts, and letters far apart, take lines.
        maxWidth: '100%',
        flexShrink: 0,
        padding: '4px 14px',
        borderRadius: radius.medium,
        'td &': { whiteSpace: 'nowrap' },
        transition: 'background-color 120ms, border-color 120ms, color 120ms',
        '&.MuiButton-outlined.MuiButton-colorSecondary': {
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.line.strong,
          '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
          // One that says why it does nothing stays in reach, so it is not `disabled`, but looks so.
          '&.Mui-disabled, &[aria-disabled="true"]': { color: theme.vars.palette.text.disabled },
        },
        '&.MuiButton-text.MuiButton-colorSecondary': {
          color: theme.vars.palette.text.secondary,
          '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        },
        '&.MuiButton-contained': { '@media (forced-colors: active)': { border: '1px solid ButtonBorder' } },
        '&.MuiButton-contained.MuiButton-colorPrimary': {
          '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
          '&.Mui-disabled': {
            backgroundColor: theme.vars.palette.surface.chip,
            color: theme.vars.palette.text.disabled,
          },
        },
      }),
      sizeSmall: { minHeight: height.small, padding: '3px 10px' },
      sizeLarge: { minHeight: height.large, padding: '6px 18px', fontSize: '0.875rem' },
      startIcon: { marginRight: 6, marginLeft: -2 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.surface.hover, color: theme.vars.palette.text.primary },
      }),
      sizeSmall: { padding: 4 },
      sizeMedium: { padding: 7 },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1rem' } } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.medium,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.line.control,
          transition: 'border-color 120ms, box-shadow 120ms',
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.primary.main,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
        },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.surface.chip,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.line.soft },
        },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.error.main} 18%, transparent)`,
        },
      }),
      // The text of several lines stands where that of one line does.
      multiline: { padding: 0 },
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 10 },
      input: ({ theme }) => ({
        height: 'auto',
        padding: '6px 12px',
        textOverflow: 'ellipsis',
        '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: placeholderOpacity },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ margin: '6px 0 0', ...theme.typography.body2 }) },
  },
  MuiSwitch: {
    styleOverrides: {
      // It clips what stands out of it, the outline of the input inside as well: the focus is shown around it.
      root: ({ theme }) => ({
        width: 36,
        height: 20,
        padding: 0,
        borderRadius: radius.round,
        '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
      switchBase: ({ theme }) => ({
        padding: 2,
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: radius.round,
        opacity: 1,
        backgroundColor: theme.vars.palette.line.control,
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 550,
        borderRadius: 3,
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
};
