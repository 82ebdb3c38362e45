/* In: the record that owns API keys. Out: its keys, a new one that is shown once, and the end of one. */
import { useCanAccess } from 'react-admin';
import { useConsole } from '../../session/ConsoleContext';
import type { PanelProps } from '../../engine/form/panels/panels';
import { KeysSection } from './KeysSection';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * The API keys of the record's owner: `options.resource` holds them, `options.owner` is the field that keys and record share. Nothing is
 * shown for a new record, and nothing where the owner is not known: a key without one would be an admin's.
 */
export function KeysPanel({ record, options }: PanelProps) {
  const { registry } = useConsole();
  const [name, field] = [text(options.resource), text(options.owner)];
  const resource = name === undefined ? undefined : registry.get(name);
  const sid = field === undefined ? undefined : text(record?.[field]);
  const create = useCanAccess({ resource: name ?? '', action: 'create' });
  const remove = useCanAccess({ resource: name ?? '', action: 'delete' });
  if (!resource || !field || !sid || create.isPending || remove.isPending) return null;
  return (
    <KeysSection
      resource={resource}
      owner={{ resource: resource.name, field, sid }}
      mayCreate={create.canAccess === true}
      mayDelete={remove.canAccess === true}
    />
  );
}
