import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useLocaleState, useLocales, useRemoveFromStore, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { UnsavedDialog } from '../../engine/form/draft/UnsavedDialog';
import { addresses } from '../../schema/addresses';
import { useConsole } from '../../session/ConsoleContext';
import { modePreferences, type ModePreference } from '../theme/colourMode';
import { ChoiceItem } from './ChoiceItem';
import { MenuHeading } from '../navigation/MenuHeading';
import { useLeaving } from './useLeaving';
import { useOwnName } from './useOwnName';
import { UserSummary } from './UserSummary';

interface UserMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** One's own user and password, the look and language of the console, and the way out. */
export function UserMenu({ anchor, onClose, onShowShortcuts }: UserMenuProps) {
  const { session } = useConsole();
  const translate = useTranslate();
  const [mode, setMode] = useStore<ModePreference>('theme', 'system');
  /* Nothing is stored then: react-admin's own switch knows no third choice, and goes by the system as well. */
  const followSystem = useRemoveFromStore('theme');
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const theme = translate('frame.user.theme');
  const language = translate('frame.user.language');
  const name = translate('frame.user.menu', { name: useOwnName() });
  const { press, leave, isAsking, isLeaving } = useLeaving();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { minWidth: 240 } } }}
    >
      <MenuList autoFocusItem aria-label={name}>
        <MenuItem component={Link} to={addresses.edit('users', session.user_sid)} onClick={onClose} sx={wrapping}>
          <UserSummary session={session} />
        </MenuItem>
        <Divider component="li" />
        <MenuItem component={Link} to={addresses.list('profile')} onClick={onClose}>
          {translate('frame.user.profile')}
        </MenuItem>
        <MenuHeading text={theme} />
        {modePreferences.map((choice) => (
          <ChoiceItem
            key={choice}
            group={theme}
            text={translate(`frame.theme.${choice}`)}
            isChosen={choice === mode}
            onChoose={() => (choice === 'system' ? followSystem() : setMode(choice))}
          />
        ))}
        <MenuHeading text={language} />
        {locales.map((choice) => (
          <ChoiceItem
            key={choice.locale}
            group={language}
            text={choice.name}
            isChosen={choice.locale === locale}
            onChoose={() => setLocale(choice.locale)}
          />
        ))}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            onClose();
            onShowShortcuts();
          }}
        >
          {translate('frame.user.shortcuts')}
        </MenuItem>
        <MenuItem disabled={isLeaving} onClick={press}>
          {translate('frame.user.sign_out')}
        </MenuItem>
      </MenuList>
      {isAsking && <UnsavedDialog onStay={onClose} onLeave={leave} />}
    </Popover>
  );
}

const wrapping = { whiteSpace: 'normal', maxWidth: 320 } as const;
