import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../fields/elements/PlainButton';
import { useConsole } from '../../session/ConsoleContext';
import { AddProvider } from './AddProvider';
import { useProviders } from './useProviders';
import { useFollowProvider, useSwitchProvider } from './useSwitchProvider';
import { inPart } from '../../loading/inPart';
import { UpDownMark } from '../../fields/elements/marks';

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
      <PlainButton
        colour="neutral"
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('frame.provider.choose', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="one-line">{name}</span>
        <UpDownMark />
      </PlainButton>
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
    <div className="fixed-provider">
      <span className="caption muted one-line">{translate('frame.provider.label')}</span>
      <div className="one-line">{name}</div>
    </div>
  );
}
