import { useReference, type RaRecord } from 'react-admin';
import { recordAddress } from '../../actions/recordAddress';
import { useConsole } from '../../session/ConsoleContext';
import { rank } from '../../session/session';
import type { CompiledResource } from '../../schema/types/compiled';
import type { FieldCellProps } from '../kit';
import { NoValue } from '../NoValue';
import { PageLink } from '../elements/PageLink';
import { plainText } from '../plainText';
import { usePageReferences } from './PageReferences';
import { referenceMeta } from './referenceMeta';
import { recordText } from './recordText';

interface NameProps {
  target: CompiledResource;
  id: string;
  referred: RaRecord | 'pending' | undefined;
}

/** The name of the referred record, linked to its page for those who may open it; an unknown identifier as it is. */
function Name({ target, id, referred }: NameProps) {
  const { session } = useConsole();
  if (referred === 'pending') return <span aria-busy="true">…</span>;
  if (!referred) return <span>{id}</span>;
  const text = recordText(target, referred);
  const scope = target.access.scope.show;
  const canOpen = target.views.show && scope !== undefined && rank(session.scope) >= rank(scope);
  if (!canOpen) return <span>{text}</span>;
  return (
    <PageLink to={recordAddress(target, referred)} onClick={(event) => event.stopPropagation()}>
      {text}
    </PageLink>
  );
}

/** Where no page has read it along. */
function OwnName({ target, id, field, record }: Omit<NameProps, 'referred'> & FieldCellProps) {
  const { referenceRecord, isPending } = useReference<RaRecord>({
    reference: target.name,
    id,
    options: { retry: false, meta: referenceMeta(field, target, record) },
  });
  return <Name target={target} id={id} referred={isPending ? 'pending' : referenceRecord} />;
}

/** What is referred to, by its name. */
export function ReferenceCell(props: FieldCellProps) {
  const { registry } = useConsole();
  const target = registry.get(props.field.reference?.resource ?? '');
  const ofPage = usePageReferences(target?.name ?? '');
  const id = plainText(props.value);
  if (id === '') return <NoValue options={props.options} />;
  if (!target) return <span>{id}</span>;
  if (!ofPage) return <OwnName {...props} target={target} id={id} />;
  return <Name target={target} id={id} referred={ofPage(id)} />;
}
