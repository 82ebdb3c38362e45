import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import { fieldNotes } from '../../rules/validate';
import { inputId, useFormEnvironment } from './formEnvironment';

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
    /* What has nothing to say keeps no distance either. */
    <Box id={`${inputId(idPrefix, source)}-notes`} role="status" sx={{ '&&:empty': { mt: 0 } }}>
      {notes.map(({ severity, key, args }) => {
        const Icon = severity === 'warning' ? WarningIcon : InfoIcon;
        return (
          <FormHelperText key={key} component="div" sx={{ mx: 0, display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <Icon fontSize="inherit" color={severity === 'warning' ? 'warning' : 'info'} aria-hidden="true" />
            <span>{translate(key, { ...args, _: key })}</span>
          </FormHelperText>
        );
      })}
    </Box>
  );
}
