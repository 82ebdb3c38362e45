import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { usePaletteKey } from './usePaletteKey';
import { inPart } from '../../loading/inPart';
import { loadDailyWork } from '../../loading/dailyWork';

const Palette = inPart(() => import('./Palette').then(({ Palette }) => Palette));
/* What is typed next must not get lost; a failure shows when the palette is truly wanted. */
const prefetch = () => void loadDailyWork().catch(() => undefined);

/** The button of the command palette, and its key; the palette itself loads when it is wanted. */
export function PaletteHost({ isSmall }: { isSmall: boolean }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  usePaletteKey(open, prefetch);
  return (
    <>
      <Button
        color="inherit"
        variant={isSmall ? 'text' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={translate('palette.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        sx={{ flexShrink: 0, minWidth: 0, px: 1, gap: 1, borderColor: 'divider', fontWeight: 500 }}
      >
        <Search fontSize="small" />
        {!isSmall && (
          <>
            {translate('palette.button')}
            <Box component="kbd" sx={{ color: 'text.secondary', fontSize: 'caption.fontSize' }}>
              Ctrl K
            </Box>
          </>
        )}
      </Button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
