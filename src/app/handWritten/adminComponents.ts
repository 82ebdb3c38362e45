import type { Theme } from '@mui/material/styles';

type Components = NonNullable<Theme['components']>;

/** Labels stand above, in the flow, as those of our own inputs do; the border has no gap for them. */
const labelAbove = ({ palette, typography, spacing }: Theme): Components => ({
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: spacing(0.5),
        whiteSpace: 'normal',
        fontSize: typography.body2.fontSize,
        lineHeight: typography.body2.lineHeight,
        fontWeight: 500,
        color: palette.text.primary,
        /* Where a list of inputs begins with its label, there is no form control that would stretch it. */
        alignSelf: 'flex-start',
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { top: 0, '& legend': { display: 'none' } } },
  },
});

/** As wide as there is room. */
const wide = { '&.ra-input': { width: '100%' } };

/** Inputs have the room between them that ours have. */
const forms = ({ palette, spacing }: Theme): Components => ({
  MuiFormControl: { styleOverrides: { root: wide } },
  MuiAutocomplete: { styleOverrides: { root: { ...wide, '& .MuiTextField-root': { width: '100%' } } } },
  RaArrayInput: {
    styleOverrides: { root: { '& .RaArrayInput-label': { position: 'static', marginBottom: spacing(1) } } },
  },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: {
        /* Otherwise only the pointer finds them. */
        '& .RaSimpleFormIterator-action': { visibility: 'visible', marginTop: spacing(3) },
      },
    },
  },
  RaToolbar: {
    styleOverrides: { root: { borderTop: `1px solid ${palette.divider}`, backgroundColor: palette.background.paper } },
  },
});

/** The heading stays below the frame's top bar; a table that is wider than a small screen scrolls by itself. */
const withinFrame = ({ down }: Theme['breakpoints'], table: string) => ({
  [`& .${table}-headerCell`]: { top: 'var(--top-bar, 0px)' },
  [down('sm')]: {
    [`& .${table}-tableWrapper`]: { overflowX: 'auto' },
    [`& .${table}-headerCell`]: { top: 0 },
    '& td:has(.MuiButtonBase-root)': { whiteSpace: 'nowrap' },
  },
});

/** Rows as high as their buttons and no more, headings that can be told from values. */
const tables = ({ palette, spacing, breakpoints }: Theme): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: palette.divider },
      sizeSmall: {
        height: 38,
        padding: spacing(0.25, 1.5),
        '&.MuiTableCell-paddingCheckbox': {
          width: 24,
          padding: spacing(0, 1.5, 0, 2),
          '& > *': { padding: spacing(0.75, 0) },
        },
      },
      head: { color: palette.text.secondary, fontWeight: 600, fontSize: '0.75rem', lineHeight: 1.4 },
      body: { overflowWrap: 'break-word' },
    },
  },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaDataTable: { styleOverrides: { root: withinFrame(breakpoints, 'RaDataTable') } },
  RaDatagrid: { styleOverrides: { root: withinFrame(breakpoints, 'RaDatagrid') } },
  MuiTableSortLabel: {
    styleOverrides: { root: { color: 'inherit', '&.Mui-active': { color: palette.text.primary } } },
  },
});

/** What stands above a table or a form. */
const toolbars = ({ palette, spacing, breakpoints }: Theme): Components => ({
  RaTopToolbar: {
    styleOverrides: {
      root: {
        minHeight: 0,
        padding: spacing(0, 0, 1),
        alignItems: 'center',
        [breakpoints.down('md')]: { flexWrap: 'wrap' },
        [breakpoints.down('sm')]: { backgroundColor: 'transparent' },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        [breakpoints.down('sm')]: {
          backgroundColor: 'transparent',
          '& > .MuiToolbar-root': { flex: '0 0 auto', width: '100%' },
        },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        minHeight: 0,
        padding: spacing(0, 0, 1),
        [breakpoints.up('sm')]: { minHeight: 0 },
        [breakpoints.down('sm')]: { flexShrink: 0 },
      },
    },
  },
  RaFilterFormInput: { styleOverrides: { root: { '& .ra-input': { minWidth: 180 } } } },
  /* In the flow, as our own is: by itself it lies over the buttons above the table. Nothing in it can be reached while it is shut. */
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          backgroundColor: palette.action.selected,
        },
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
});

/** A record that is only looked at. */
const fields = ({ palette, typography, spacing }: Theme): Components => ({
  MuiCard: { defaultProps: { variant: 'outlined' } },
  RaLabeled: {
    styleOverrides: {
      root: {
        marginBottom: spacing(1),
        '& .RaLabeled-label': {
          marginBottom: spacing(0.25),
          fontSize: typography.body2.fontSize,
          fontWeight: 500,
          color: palette.text.primary,
        },
      },
    },
  },
});

/** What MUI gives to the frame of a checkbox as its name belongs to the element that is ticked. */
const checkboxes: Components = {
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        input: (owner) => ({ 'aria-label': (owner as { 'aria-label'?: string })['aria-label'] }),
        root: { 'aria-label': undefined },
      },
    },
  },
};

/** How react-admin's components differ from their defaults: they look as ours do, in both modes. */
export const adminComponents = (theme: Theme): Components => ({
  ...labelAbove(theme),
  ...forms(theme),
  ...tables(theme),
  ...toolbars(theme),
  ...fields(theme),
  ...checkboxes,
});
