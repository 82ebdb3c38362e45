import { useTranslate } from 'react-admin';
import { StatusMark } from '../../fields/elements/StatusMark';
import type { FieldCellProps } from '../../fields/kit';

interface Registration {
  registered_status?: string;
  contact?: string | null;
  protocol?: string | null;
}

/** Whether a device is registered now, and by what transport; where it is reached stands behind the words. */
export function DeviceRegistrationCell({ resource, value }: FieldCellProps) {
  const translate = useTranslate();
  const { registered_status: status, contact, protocol } = (value ?? {}) as Registration;
  if (status === undefined) return null;
  const isActive = status === 'active';
  const text = translate(`resources.${resource.name}.registered.${isActive ? 'active' : 'inactive'}`);
  return (
    <span className="marked" title={contact ?? undefined}>
      <StatusMark tone={isActive ? 'good' : 'off'} />
      {[text, protocol].filter(Boolean).join(' · ')}
    </span>
  );
}
