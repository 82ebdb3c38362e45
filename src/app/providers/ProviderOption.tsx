import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface ProviderOptionProps {
  id: string;
  name: string;
  /** Where the arrow keys are. */
  isActive: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

/** One provider in the list; the keyboard reaches it through the search field above. */
export function ProviderOption({ id, name, isActive, isCurrent, onChoose }: ProviderOptionProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      component="li"
      ref={item}
      id={id}
      role="option"
      aria-selected={isCurrent}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 34,
        px: 1,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        bgcolor: isActive ? 'action.selected' : 'transparent',
        fontWeight: isCurrent ? 600 : 400,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {name}
      {isCurrent && <Check fontSize="small" />}
    </Box>
  );
}
