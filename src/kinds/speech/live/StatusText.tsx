import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const icons = {
  ok: { Icon: CheckCircle, color: 'success' },
  failed: { Icon: ErrorIcon, color: 'error' },
  not_tested: { Icon: RemoveCircle, color: 'disabled' },
} as const;

const unknown = { Icon: HelpOutline, color: 'disabled' } as const;

/** A status as text, with an icon before it; never by colour alone. */
export function StatusText({ status, children }: { status: string; children: ReactNode }) {
  const { Icon, color } = icons[status as keyof typeof icons] ?? unknown;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="small" color={color} aria-hidden="true" />
      {children}
    </Box>
  );
}
