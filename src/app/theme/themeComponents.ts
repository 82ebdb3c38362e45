import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { AlertMark, CheckMark, InfoMark } from '../../fields/elements/marks';
import type { ColourTokens } from './tokens';

/** The signs that notices of ours have. */
const signs = { error: AlertMark, warning: AlertMark, info: InfoMark, success: CheckMark };

/** How MUI's parts differ from their defaults: smaller, flatter, and with borders that can be seen. */
export const themeComponents = (c: ColourTokens): ThemeOptions['components'] => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      /* Among texts that may break anywhere a button's own stays whole as long as there is room. */
      root: { minHeight: 34, paddingInline: 14, overflowWrap: 'break-word', '&.Mui-focusVisible': focusRing(c) },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6, '&.Mui-focusVisible': focusRing(c) } },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { '&.Mui-focusVisible': focusRing(c) } } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: c.surface },
      notchedOutline: { borderColor: c.outline },
      input: { '&::placeholder': { color: c.muted, opacity: 1 } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.75rem' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { backgroundColor: c.raised, ...floating(c) } } },
  MuiDialog: { styleOverrides: { paper: { backgroundColor: c.raised, ...floating(c) } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 34, fontSize: '0.875rem' } } },
  MuiAlert: {
    defaultProps: {
      iconMapping: Object.fromEntries(
        Object.entries(signs).map(([kind, Sign]) => [kind, createElement(Sign, { size: 1 })]),
      ),
    },
  },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { backgroundColor: c.text, color: c.surface, fontSize: '0.75rem' } },
  },
  MuiTab: {
    styleOverrides: {
      /* Inside: the strip of tabs cuts off what lies around one. */
      root: { minHeight: 40, textTransform: 'none', '&.Mui-focusVisible': { ...focusRing(c), outlineOffset: -2 } },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
});

const focusRing = (c: ColourTokens) => ({ outline: `2px solid ${c.accent}`, outlineOffset: 1 });

const floating = (c: ColourTokens) => ({ border: `1px solid ${c.line}`, boxShadow: '0 8px 28px rgb(0 0 0 / 18%)' });
