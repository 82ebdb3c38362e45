import Check from '@mui/icons-material/Check';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

interface ChoiceItemProps extends Omit<MenuItemProps, 'role' | 'onClick'> {
  /** What is chosen, e.g. "Theme". */
  group: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several values in a menu. Further properties come from the menu, which moves the focus between its items. */
export function ChoiceItem({ group, text, isChosen, onChoose, ...rest }: ChoiceItemProps) {
  return (
    <MenuItem
      {...rest}
      role="menuitemradio"
      aria-checked={isChosen}
      aria-label={`${group}: ${text}`}
      onClick={onChoose}
      sx={{ justifyContent: 'space-between' }}
    >
      {text}
      {isChosen && <Check fontSize="small" />}
    </MenuItem>
  );
}
