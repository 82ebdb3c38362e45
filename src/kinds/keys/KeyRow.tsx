import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useResourceTexts } from '../../actions/texts';
import { DateCell } from '../../fields/datetime/DateCell';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';
import type { ApiKey } from './apiKey';

interface KeyRowProps {
  resource: CompiledResource;
  apiKey: ApiKey;
  hasExpiry: boolean;
  onDelete: ((key: ApiKey) => void) | undefined;
  onRotate: ((key: ApiKey) => void) | undefined;
}

/** One key. On a narrow screen each value stands below the others, with its heading before it. */
export function KeyRow({ resource, apiKey, hasExpiry, onDelete, onRotate }: KeyRowProps) {
  const translate = useTranslate();
  const text = usePanelTexts(resource);
  const texts = useResourceTexts(resource.name);
  const name = apiKey.name;
  const timeOf = (field: 'created_at' | 'last_used' | 'expires_at', none: string): ReactNode =>
    apiKey[field] ? (
      <DateCell
        resource={resource}
        field={resource.fields[field] as CompiledField}
        record={{}}
        value={apiKey[field]}
        options={{}}
      />
    ) : (
      none
    );
  const cell = (field: string, value: ReactNode) => (
    <td>
      <Box component="span" aria-hidden="true" sx={{ display: { sm: 'none' }, fontWeight: 500, mr: 1 }}>
        {texts.field(field)}
      </Box>
      {value}
    </td>
  );
  return (
    <tr>
      {cell('token', <Box component="code">{name}</Box>)}
      {cell('created_at', timeOf('created_at', ''))}
      {cell('last_used', timeOf('last_used', text('no_use')))}
      {hasExpiry && cell('expires_at', timeOf('expires_at', text('no_expiry')))}
      <td>
        {onRotate && (
          <Button type="button" size="small" aria-label={text('rotate_key', { name })} onClick={() => onRotate(apiKey)}>
            {text('rotate')}
          </Button>
        )}
        {onDelete && (
          <Button
            type="button"
            size="small"
            color="error"
            aria-label={translate('actions.delete.button_of', { title: name })}
            onClick={() => onDelete(apiKey)}
          >
            {translate('actions.delete.button')}
          </Button>
        )}
      </td>
    </tr>
  );
}
