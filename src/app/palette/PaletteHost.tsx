import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { usePaletteKey } from './usePaletteKey';
import { PlainButton } from '../../fields/elements/PlainButton';
import { inPart } from '../../loading/inPart';
import { loadDailyWork } from '../../loading/dailyWork';
import { LensMark } from '../../fields/elements/marks';

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
      <PlainButton
        colour="neutral"
        variant={isSmall ? 'text' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={translate('palette.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <LensMark />
        {!isSmall && (
          <>
            {translate('palette.button')}
            <kbd>Ctrl K</kbd>
          </>
        )}
      </PlainButton>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
