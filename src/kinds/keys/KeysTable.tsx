import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useResourceTexts } from '../../actions/texts';
import { PlainTable } from '../../fields/elements/PlainTable';
import { visuallyHidden } from '../../fields/elements/visuallyHidden';
import type { CompiledResource } from '../../schema/types/compiled';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';
import type { ApiKey } from './apiKey';
import { KeyRow } from './KeyRow';

interface KeysTableProps {
  resource: CompiledResource;
  keys: readonly ApiKey[];
  /** The field that names whose keys they are: what the platform notes of their use depends on it. */
  ownerField: string;
  onDelete: ((key: ApiKey) => void) | undefined;
  onRotate: ((key: ApiKey) => void) | undefined;
}

/** Keys by their last letters; what the platform knows about their use and expiry is said as it is. */
export function KeysTable({ resource, keys, ownerField, onDelete, onRotate }: KeysTableProps) {
  const text = usePanelTexts(resource);
  const texts = useResourceTexts(resource.name);
  const hasExpiry = keys.some(({ expires_at }) => Boolean(expires_at));
  const columns = ['token', 'created_at', 'last_used', ...(hasExpiry ? ['expires_at'] : [])];
  return (
    <Box>
      <PlainTable
        aria-label={texts.name(2)}
        sx={{
          '& td:last-of-type': { whiteSpace: 'nowrap', textAlign: { sm: 'end' } },
          '@media (max-width: 599px)': { '&, & tbody, & tr, & td': { display: 'block' } },
        }}
      >
        <Box component="thead" sx={{ '@media (max-width: 599px)': visuallyHidden }}>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {texts.field(name)}
              </th>
            ))}
            <th scope="col">
              <span style={visuallyHidden}>{text('actions')}</span>
            </th>
          </tr>
        </Box>
        <tbody>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              resource={resource}
              apiKey={key}
              hasExpiry={hasExpiry}
              onDelete={onDelete}
              onRotate={onRotate}
            />
          ))}
        </tbody>
      </PlainTable>
      <FormHelperText sx={{ mx: 0 }}>{text(`use_noted.${ownerField}`)}</FormHelperText>
      {hasExpiry && <FormHelperText sx={{ mx: 0 }}>{text('expiry_hint')}</FormHelperText>}
    </Box>
  );
}
