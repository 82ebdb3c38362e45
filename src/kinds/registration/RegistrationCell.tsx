import { useTranslate } from 'react-admin';
import { useState, type MouseEvent } from 'react';
import { StatusMark } from '../../fields/elements/StatusMark';
import type { FieldCellProps } from '../../fields/kit';
import { registrationHealth } from './registrationHealth';
import { inPart } from '../../loading/inPart';

const RegistrationDialog = inPart(() =>
  import('./RegistrationDialog').then(({ RegistrationDialog }) => RegistrationDialog),
);

/** Registered, unregistered, not started or none of it, with the reason behind it; a click tells what was tried. */
export function RegistrationCell({ resource, record, field }: FieldCellProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { registration, verdict } = registrationHealth({ record, now: new Date() });
  const state = translate(`resources.${resource.name}.registration.${registration.state}`, {
    status: registration.status,
  });
  const isExplained = verdict === 'bad' || registration.state === 'unknown';
  const reason = isExplained ? registration.reason : undefined;
  const text = [state, reason].filter(Boolean).join(' · ');
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    /* Clicks inside the dialog bubble through React to the row, which would open its record. */
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span onClick={(event) => event.stopPropagation()}>
      <button
        type="button"
        className="bare marked"
        onClick={open}
        aria-haspopup="dialog"
        aria-label={translate(`resources.${resource.name}.registration.open`, { text })}
      >
        <StatusMark tone={verdict} />
        {text}
      </button>
      {isOpen && (
        <RegistrationDialog {...{ resource, record }} options={{ field: field.name }} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
