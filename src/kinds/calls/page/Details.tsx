import { Labeled, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useResourceTexts } from '../../../actions/texts';
import { Cell } from '../../../fields/Cell';
import { CopyButton } from '../../../fields/elements/CopyButton';
import { PageLink } from '../../../fields/elements/PageLink';
import { humanise } from '../../../fields/humanise';
import { plainText } from '../../../fields/plainText';
import { addresses } from '../../../schema/addresses';
import { matches, type Predicate } from '../../../schema/facts/predicate';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { rank } from '../../../session/session';
import type { Call } from './call';

/** A list that finds what a text of the call is about. */
const search = (list: string, text: string) =>
  `${addresses.list(list)}?${new URLSearchParams({ filter: JSON.stringify({ q: text }) }).toString()}`;

/** Option `lookUp` of a field: the resource whose list finds what the value is about, and of which calls that is so. */
interface LookUp {
  resource: string;
  when?: Predicate;
}

/** What each field means; of those that only a newer platform gives nothing is known. */
const helps: Readonly<Record<string, string>> = {
  attempted_at: 'calls.help.attempted_at',
  answered_at: 'calls.help.answered_at',
  terminated_at: 'calls.help.terminated_at',
  direction: 'calls.help.direction',
  from: 'calls.help.from',
  to: 'calls.help.to',
  answered: 'calls.help.answered',
  sip_status: 'calls.help.sip_status',
  account_sid: 'calls.help.account_sid',
  service_provider_sid: 'calls.help.service_provider_sid',
  application_sid: 'calls.help.application_sid',
  recording_url: 'calls.help.recording_url',
  duration: 'calls.help.duration',
  termination_reason: 'calls.help.termination_reason',
  trunk: 'calls.help.trunk',
  call_sid: 'calls.help.call_sid',
  sip_callid: 'calls.help.sip_callid',
  trace_id: 'calls.help.trace_id',
  host: 'calls.help.host',
  remote_host: 'calls.help.remote_host',
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

interface EntryProps {
  label: string;
  help: string;
  children: ReactNode;
}

/** Labels stand above components only. */
const Value = ({ children }: { children: ReactNode }) => <div>{children}</div>;

const Entry = ({ label, help, children }: EntryProps) => (
  <div className="call-entry">
    <Labeled label={label} fullWidth>
      <Value>{children}</Value>
    </Labeled>
    {help !== '' && <p>{help}</p>}
  </div>
);

/** Every field of a call with what it means, those too that only a newer platform gives. */
export function Details({ resource, call }: { resource: CompiledResource; call: Call }) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { session, registry } = useConsole();
  const fields = Object.values(resource.fields).filter(
    ({ name, scope = 'account' }) => rank(session.scope) >= rank(scope) && name !== 'kept',
  );
  const others = Object.keys(call).filter((name) => name !== 'id' && !(name in resource.fields));
  const linkOf = ({ name, options }: CompiledField) => {
    const lookUp = options?.lookUp as LookUp | undefined;
    const text = plainText(call[name]);
    if (!lookUp || text === '' || !registry.get(lookUp.resource) || !matches(lookUp.when, { subject: call }))
      return undefined;
    return { to: search(lookUp.resource, text), text };
  };
  return (
    <div className="call-details">
      {fields.map((field) => {
        const value = call[field.name] as unknown;
        const link = linkOf(field);
        const help = helps[field.name];
        return (
          <Entry key={field.name} label={texts.field(field.name)} help={help ? translate(help) : ''}>
            {isEmpty(value) ? '–' : <Cell resource={resource} field={field} record={call} value={value} options={{}} />}
            {link && (
              <>
                {' '}
                <PageLink to={link.to} aria-label={translate('calls.details.look_up_of', { text: link.text })}>
                  {translate('calls.details.look_up')}
                </PageLink>
              </>
            )}
          </Entry>
        );
      })}
      {others.map((name) => (
        <Entry key={name} label={humanise(name)} help="">
          {typeof call[name] === 'string' ? call[name] : JSON.stringify(call[name])}
        </Entry>
      ))}
      <div className="call-entry">
        <CopyButton text={JSON.stringify(call, null, 2)} name={translate('calls.details.whole')} />{' '}
        {translate('calls.details.copy')}
      </div>
    </div>
  );
}
