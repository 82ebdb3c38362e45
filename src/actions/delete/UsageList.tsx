import { useTranslate, type RaRecord } from 'react-admin';
import { PageLink } from '../../fields/elements/PageLink';
import { recordAddress } from '../recordAddress';
import { useConsole } from '../../session/ConsoleContext';
import type { Dependents } from '../consoleCalls';
import { recordTitle } from '../recordTitle';
import { resourceTexts } from '../texts';

const shownAtMost = 10;

/** What uses a record: each resource with its count and links to its first records. */
export function UsageList({ usage }: { usage: readonly Dependents[] }) {
  const { registry } = useConsole();
  const translate = useTranslate();
  return usage.map(({ resource: name, total, records, failed, address }, place) => {
    const key = `${name}-${place}`;
    const resource = registry.get(name);
    const shown = records.slice(0, shownAtMost);
    const label = resourceTexts(translate, name).name(total);
    const titleOf = (record: RaRecord) => (resource ? recordTitle(resource, record) : String(record.id));
    if (failed) {
      const reason = translate(failed, { _: failed });
      return (
        <p key={key} role="note" className="note">
          {translate('actions.report.row', { title: label, reason })}
        </p>
      );
    }
    return (
      <section key={key} aria-label={label}>
        <h3 className="small-heading">{translate('actions.usage.count', { name: label, count: total })}</h3>
        <ul className="usage-records">
          {shown.map((record) => {
            const to = resource?.views.show ? recordAddress(resource, record) : address;
            return (
              <li key={record.id}>
                {to === undefined ? titleOf(record) : <PageLink to={to}>{titleOf(record)}</PageLink>}
              </li>
            );
          })}
          {total > shown.length && <li>{translate('actions.usage.more', { smart_count: total - shown.length })}</li>}
        </ul>
      </section>
    );
  });
}
