import { useReference } from 'react-admin';
import { recordAddress } from '../../actions/recordAddress';
import { useConsole } from '../../session/ConsoleContext';
import { rank } from '../../session/session';
import type { FieldCellProps } from '../kit';
import { NoValue } from '../NoValue';
import { PageLink } from '../elements/PageLink';
import { plainText } from '../plainText';
import { referenceMeta } from './referenceMeta';
import { recordText } from './recordText';

/** The name of the referred record, linked to its page for those who may open it; an unknown identifier as it is. */
export function ReferenceCell({ field, value, options, record }: FieldCellProps) {
  const { registry, session } = useConsole();
  const id = plainText(value);
  const target = registry.get(field.reference?.resource ?? '');
  const { referenceRecord, isPending } = useReference({
    reference: field.reference?.resource ?? '',
    id,
    options: { enabled: target !== undefined && id !== '', retry: false, meta: referenceMeta(field, target, record) },
  });
  if (id === '') return <NoValue options={options} />;
  if (!target) return <span>{id}</span>;
  if (isPending) return <span aria-busy="true">…</span>;
  if (!referenceRecord) return <span>{id}</span>;
  const text = recordText(target, referenceRecord);
  const scope = target.access.scope.show;
  const canOpen = target.views.show && scope !== undefined && rank(session.scope) >= rank(scope);
  if (!canOpen) return <span>{text}</span>;
  return (
    <PageLink to={recordAddress(target, referenceRecord)} onClick={(event) => event.stopPropagation()}>
      {text}
    </PageLink>
  );
}
