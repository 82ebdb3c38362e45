import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useConsole } from '../../session/ConsoleContext';
import { AddProvider } from './AddProvider';
import { useProviders } from './useProviders';
import { useFollowProvider, useSwitchProvider } from './useSwitchProvider';
import { inPart } from '../../loading/inPart';

const ProviderMenu = inPart(() => import('./ProviderMenu').then(({ ProviderMenu }) => ProviderMenu));

/** Names the provider that is being looked at; an admin may choose another one (specification 1, section 6). */
export function ProviderSwitcher() {
  const { session } = useConsole();
  const { data: providers = [], isError } = useProviders();
  const translate = useTranslate();
  const switchTo = useSwitchProvider();
  useFollowProvider();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const current = providers.find((provider) => provider.service_provider_sid === session.current_service_provider_sid);
  const name =
    current?.name ??
    session.service_provider_name ??
    translate(isError ? 'frame.provider.failed' : 'frame.provider.none');

  if (session.scope !== 'admin') return <FixedProvider name={name} />;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('frame.provider.choose', { name })}
        endIcon={<UnfoldMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, maxWidth: 320, borderColor: 'divider', fontWeight: 500 }}
      >
        <Typography component="span" noWrap sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
      </Button>
      {!session.viewOnly && <AddProvider />}
      {anchor && (
        <ProviderMenu
          anchor={anchor}
          providers={providers}
          currentSid={current?.service_provider_sid}
          onChoose={(provider) => {
            setAnchor(undefined);
            if (provider !== current) switchTo(provider);
          }}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

function FixedProvider({ name }: { name: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0, textAlign: 'center' }}>
      <Typography variant="caption" sx={{ display: 'block', lineHeight: 1.2, color: 'text.secondary' }}>
        {translate('frame.provider.label')}
      </Typography>
      <Typography noWrap sx={{ lineHeight: 1.3, fontWeight: 500 }}>
        {name}
      </Typography>
    </Box>
  );
}
