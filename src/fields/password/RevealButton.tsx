import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface RevealButtonProps {
  isShown: boolean;
  onClick: () => void;
}

/** Shows or hides what was typed. */
export function RevealButton({ isShown, onClick }: RevealButtonProps) {
  const translate = useTranslate();
  return (
    <IconButton
      type="button"
      size="small"
      edge="end"
      onClick={onClick}
      aria-pressed={isShown}
      aria-label={translate(isShown ? 'fields.password.hide' : 'fields.password.show')}
    >
      {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
    </IconButton>
  );
}
