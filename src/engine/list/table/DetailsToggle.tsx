import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

export interface DetailsToggleProps {
  title: string;
  isOpen: boolean;
  /** Of the region that it opens. */
  regionId: string;
  onToggle: () => void;
}

/** Opens and closes what a row has to show below it. */
export function DetailsToggle({ title, isOpen, regionId, onToggle }: DetailsToggleProps) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? regionId : undefined}
      aria-label={translate(isOpen ? 'list.hide_details' : 'list.show_details', { title })}
      onClick={onToggle}
    >
      {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
    </IconButton>
  );
}
