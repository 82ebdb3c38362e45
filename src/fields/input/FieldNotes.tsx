import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import { fieldNotes } from '../../rules/validate';
import { inputId, useFormEnvironment } from './formEnvironment';
import '../elements/forms.css';

interface FieldNotesProps {
  resource: CompiledResource;
  field: CompiledField;
  source: string;
  facts: Facts;
}

/** What the rules note or warn of; never a reason not to save. */
export function FieldNotes({ resource, field, source, facts }: FieldNotesProps) {
  const translate = useTranslate();
  const { idPrefix } = useFormEnvironment();
  const value: unknown = useWatch({ name: source });
  const notes = fieldNotes({ resource, field, value, facts });
  return (
    <div id={`${inputId(idPrefix, source)}-notes`} role="status" className="field-notes">
      {notes.map(({ severity, key, args }) => {
        const Icon = severity === 'warning' ? WarningIcon : InfoIcon;
        return (
          <div key={key} className="field-note sign">
            <Icon fontSize="inherit" color={severity === 'warning' ? 'warning' : 'info'} aria-hidden="true" />
            <span>{translate(key, { ...args, _: key })}</span>
          </div>
        );
      })}
    </div>
  );
}
