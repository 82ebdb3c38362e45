import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Entry } from './useEntries';

interface PaletteEntryProps {
  id: string;
  entry: Entry;
  /** Where the arrow keys are. */
  isActive: boolean;
  onChoose: () => void;
}

/** One line; the keyboard reaches it through the field above. */
export function PaletteEntry({ id, entry, isActive, onChoose }: PaletteEntryProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        bgcolor: isActive ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isActive ? 'action.selected' : 'action.hover' },
      }}
    >
      <span>{entry.label}</span>
      {entry.detail && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
          {entry.detail}
        </Box>
      )}
    </Box>
  );
}
