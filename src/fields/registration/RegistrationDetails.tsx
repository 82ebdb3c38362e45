import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { formatTime } from '../date/formatTime';
import { HealthMark } from './HealthMark';
import { TraceLookUp } from './TraceLookUp';
import { useHealth, type HealthProps } from './useHealth';

/** What was tried and what was not: the registration, OPTIONS requests to the gateways, the last REGISTER. */
export function RegistrationDetails(props: HealthProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const found = useHealth(props);
  const { registration, pings, trace, verdict } = found.health;
  const text = (key: string, args: Record<string, unknown> = {}) =>
    translate(`resources.${props.resource.name}.form.registration.${key}`, args);
  const lines: [label: string, content: ReactNode][] = [
    [
      text('label.registration'),
      <span key="state">
        <HealthMark verdict={verdict} />{' '}
        {translate(`resources.${props.resource.name}.registration.${registration.state}`, {
          status: registration.status,
        })}
      </span>,
    ],
    ...(registration.status ? [[text('label.status'), registration.status] as [string, string]] : []),
    [text('label.reason'), registration.reason ?? text('no_reason')],
    ...(registration.since ? [[text('label.since'), formatTime(registration.since, locale)] as [string, string]] : []),
    ...(registration.until ? [[text('label.until'), formatTime(registration.until, locale)] as [string, string]] : []),
    [text('label.pings'), text(`pings.${pings.state}`, { on: pings.on, of: pings.of })],
    [
      text('label.trace'),
      <TraceLookUp key="trace" {...found} text={text} trace={trace} callId={registration.callId} />,
    ],
  ];
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}>
        {lines.map(([label, content]) => (
          <Fragment key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {content}
            </Typography>
          </Fragment>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text(`tested.${verdict}`)}
      </Typography>
    </>
  );
}
