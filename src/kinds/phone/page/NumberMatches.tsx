import { useTranslate, type RaRecord } from 'react-admin';
import { failureText } from '../../../actions/failureText';
import { recordAddress } from '../../../actions/recordAddress';
import { Cell } from '../../../fields/Cell';
import { PageLink } from '../../../fields/elements/PageLink';
import { StatusMark } from '../../../fields/elements/StatusMark';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { MatchKind, NumberEntry } from './numberMatch';
import './numberMatch.css';
import type { Match, Search } from './useNumberMatch';

const kindTexts: Record<MatchKind, string> = {
  exact: 'phone.exact',
  wildcard: 'phone.wildcard',
  expression: 'phone.expression',
  open: 'phone.open',
};

interface NumberMatchesProps {
  resource: CompiledResource;
  search: Search;
}

/** What takes a call to the number, one carrier after the other. */
export function NumberMatches({ resource, search }: NumberMatchesProps) {
  const translate = useTranslate();
  const { called } = search;
  const cell = (name: string, value: unknown) => {
    const field = resource.fields[name];
    return (
      field && <Cell resource={resource} field={field} record={{ id: '', [name]: value }} value={value} options={{}} />
    );
  };
  const link = (entry: NumberEntry) => (
    <PageLink to={recordAddress(resource, entry as RaRecord & NumberEntry)}>{entry.number}</PageLink>
  );
  const answers = ({ matches, otherwise }: Match) => {
    const application = matches[0]?.entry.application_sid;
    if (application) return <>{cell('application_sid', application)}</>;
    if (otherwise)
      return (
        <>
          {cell('application_sid', otherwise)} {translate('phone.of_carrier')}
        </>
      );
    return translate(otherwise === null ? 'phone.nobody' : 'phone.carrier_unknown');
  };
  if (search.state === 'failed')
    return (
      <p role="alert" className="field-note error">
        {failureText(translate, search.reason)}
      </p>
    );
  if (search.state === 'running')
    return (
      <p role="status" className="note">
        {translate('phone.running', { number: called })}
      </p>
    );
  const { matches, isWhole } = search;
  return (
    <div className="number-matches">
      <p role="status" className="note">
        {matches.length === 0
          ? translate('phone.none', { number: called })
          : translate('phone.found', { number: called, smart_count: matches.length })}{' '}
        {!isWhole && translate('phone.too_many')}
      </p>
      {matches.map((match) => {
        const { carrier, matches: fits, isTie } = match;
        const [first, ...others] = fits;
        return (
          first && (
            <section key={carrier ?? ''} className="number-match">
              <h3 className="small-heading">
                {carrier === undefined ? translate('phone.no_carrier') : cell('voip_carrier_sid', carrier)}
              </h3>
              {carrier === undefined ? (
                <p className="note">{translate('phone.never')}</p>
              ) : (
                <dl>
                  <dt>{translate('phone.taken_by')}</dt>
                  <dd>
                    {link(first.entry)} <span className="note muted">{translate(kindTexts[first.kind])}</span>
                    {isTie && (
                      <p className="marked note">
                        <StatusMark tone="warned" />
                        {translate('phone.tie')}
                      </p>
                    )}
                  </dd>
                  <dt>{translate('phone.answered_by')}</dt>
                  <dd>{answers(match)}</dd>
                  <dt>{translate('phone.account')}</dt>
                  <dd>
                    {first.entry.account_sid
                      ? cell('account_sid', first.entry.account_sid)
                      : translate('phone.no_account')}
                  </dd>
                </dl>
              )}
              {others.length > 0 && carrier !== undefined && (
                <p className="note muted">
                  {translate('phone.others')}{' '}
                  {others.map(({ entry, kind }, index) => (
                    <span key={entry.id}>
                      {index > 0 && ', '}
                      {link(entry)} ({translate(kindTexts[kind])})
                    </span>
                  ))}
                </p>
              )}
            </section>
          )
        );
      })}
      <p className="field-note">{translate('phone.scope')}</p>
    </div>
  );
}
