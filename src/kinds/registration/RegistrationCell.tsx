import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type MouseEvent } from 'react';
import type { FieldCellProps } from '../../fields/kit';
import { HealthMark } from './HealthMark';
import { registrationHealth } from './registrationHealth';
import { inPart } from '../../loading/inPart';

const RegistrationDialog = inPart(() =>
  import('./RegistrationDialog').then(({ RegistrationDialog }) => RegistrationDialog),
);

/** Registered, unregistered, not started or none of it, with the reason behind it; a click tells what was tried. */
export function RegistrationCell({ resource, record, options }: FieldCellProps) {
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
      <Button
        size="small"
        color="inherit"
        onClick={open}
        startIcon={<HealthMark verdict={verdict} />}
        aria-haspopup="dialog"
        aria-label={translate(`resources.${resource.name}.registration.open`, { text })}
        sx={{ textAlign: 'start', fontWeight: 400 }}
      >
        {text}
      </Button>
      {isOpen && <RegistrationDialog {...{ resource, record, options }} onClose={() => setOpen(false)} />}
    </span>
  );
}
