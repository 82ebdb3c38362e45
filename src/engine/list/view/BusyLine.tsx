import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** The line above rows that are being fetched: movement of unknown length, still where less movement is asked for. */
export const BusyLine = styled('div')(({ theme }) => ({
  height: 4,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.palette.primary.main,
    animation: `${run} 1.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: '100%', opacity: 0.5 },
  },
}));
