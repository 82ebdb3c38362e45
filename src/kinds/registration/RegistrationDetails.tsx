import { useLocale, useTranslate } from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import type { PanelProps } from '../../engine/form/panels/panels';
import { plainText } from '../../fields/plainText';
import { formatTime } from '../../fields/datetime/formatTime';
import { StatusMark } from '../../fields/elements/StatusMark';
import { TraceLookUp } from './TraceLookUp';
import { useHealth, type HealthProps } from './useHealth';

/** Of a record that is stored. */
function StoredDetails(props: HealthProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const found = useHealth(props);
  const { registration, pings, trace, verdict } = found.health;
  const text = (key: string, args: Record<string, unknown> = {}) =>
    translate(`resources.${props.resource.name}.form.registration.${key}`, args);
  const { status, since, until } = registration;
  /* What was tried has a reason, even where nobody says which. */
  const reason = registration.reason ?? (status && text('no_reason'));
  const line = (label: string, content: ReactNode): [label: string, content: ReactNode][] =>
    content ? [[text(`label.${label}`), content]] : [];
  const lines = [
    ...line(
      'registration',
      <span className="marked">
        <StatusMark tone={verdict} />
        {translate(`resources.${props.resource.name}.registration.${registration.state}`, { status })}
      </span>,
    ),
    ...line('status', status),
    ...line('reason', reason),
    ...line('since', since && formatTime(since, locale)),
    ...line('until', until && formatTime(until, locale)),
    ...line('pings', text(`pings.${pings.state}`, { on: pings.on, of: pings.of, smart_count: pings.of })),
    ...line('trace', <TraceLookUp {...found} text={text} trace={trace} callId={registration.callId} />),
  ];
  return (
    <>
      <dl className="details">
        {lines.map(([label, content]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="note muted">{text(`tested.${registration.state === 'not-required' ? 'unknown' : verdict}`)}</p>
    </>
  );
}

/** What was tried and what was not: the registration `options.field`, OPTIONS requests to the gateways, the last REGISTER. */
export function RegistrationDetails({
  resource,
  record,
  options,
}: Pick<PanelProps, 'resource' | 'record' | 'options'>) {
  const field = resource.fields[plainText(options.field)];
  return record ? <StoredDetails {...{ resource, record }} options={field?.options ?? {}} /> : null;
}
