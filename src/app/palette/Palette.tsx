/* In: what is typed after Ctrl+K. Out: the screens, records and commands that fit, and the way to the chosen one. */
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { PaletteEntry } from './PaletteEntry';
import { PaletteField } from './PaletteField';
import { usePalette } from './usePalette';

/** Goes to any screen, finds any record, and runs what the page on screen offers; arrows move, Enter chooses, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const listId = useId();
  const { text, type, groups, active, status, choose, onKeyDown } = usePalette(onClose);
  const idOf = (key: string) => `${listId}-${key}`;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': translate('palette.open'), sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 8 } } },
      }}
    >
      <Box sx={{ p: 1.5, pb: 1 }}>
        <PaletteField
          text={text}
          listId={listId}
          activeId={active && idOf(active.key)}
          onType={type}
          onKeyDown={onKeyDown}
        />
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={translate('palette.results')}
        sx={{ px: 1.5, minHeight: 0, maxHeight: '60vh', overflow: 'auto' }}
      >
        {groups.map((group) => (
          <Box key={group.name} role="group" aria-label={group.name}>
            <Typography
              variant="caption"
              aria-hidden
              sx={{ display: 'block', px: 1.5, pt: 1, color: 'text.secondary', fontWeight: 600 }}
            >
              {group.name}
            </Typography>
            {group.entries.map((entry) => (
              <PaletteEntry
                key={entry.key}
                id={idOf(entry.key)}
                entry={entry}
                isActive={entry === active}
                onChoose={() => choose(entry)}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ px: 3, py: 1.5, color: 'text.secondary' }}>
        {status}
      </Typography>
    </Dialog>
  );
}
