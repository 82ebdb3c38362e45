import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ServiceProvider } from '../../session/session';
import { ProviderOption } from './ProviderOption';

interface ProviderMenuProps {
  anchor: HTMLElement;
  providers: readonly ServiceProvider[];
  currentSid: string | undefined;
  onChoose: (provider: ServiceProvider) => void;
  onClose: () => void;
}

const withText = (providers: readonly ServiceProvider[], text: string) =>
  providers.filter((provider) => provider.name.toLowerCase().includes(text.trim().toLowerCase()));

/** Providers to search in and choose from; arrows move, Enter chooses, Escape closes. */
export function ProviderMenu({ anchor, providers, currentSid, onChoose, onClose }: ProviderMenuProps) {
  const translate = useTranslate();
  const listId = useId();
  const [text, setText] = useState('');
  const found = withText(providers, text);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      providers.findIndex((p) => p.service_provider_sid === currentSid),
    ),
  );
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    /* The key would press the button that gets the focus back. */
    event.preventDefault();
    const chosen = found[active];
    if (chosen) onChoose(chosen);
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('frame.provider.label') } }}
    >
      <Box sx={{ width: 320, maxWidth: '90vw', p: 1 }}>
        <TextField
          fullWidth
          autoFocus
          placeholder={translate('frame.provider.search')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              autoComplete: 'off',
              'aria-label': translate('frame.provider.search'),
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': found.length > 0 ? optionId(active) : undefined,
            },
          }}
        />
        <Box
          component="ul"
          id={listId}
          role="listbox"
          aria-label={translate('frame.provider.label')}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 320, overflow: 'auto' }}
        >
          {found.map((provider, index) => (
            <ProviderOption
              key={provider.service_provider_sid}
              id={optionId(index)}
              name={provider.name}
              isActive={index === active}
              isCurrent={provider.service_provider_sid === currentSid}
              onChoose={() => onChoose(provider)}
            />
          ))}
        </Box>
        {found.length === 0 && (
          <Typography role="status" sx={{ p: 1, color: 'text.secondary' }}>
            {translate('frame.provider.none_found')}
          </Typography>
        )}
      </Box>
    </Popover>
  );
}
