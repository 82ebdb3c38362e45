import { useResourceTexts } from '../../actions/texts';
import '../../fields/elements/controls.css';
import '../../fields/elements/forms.css';
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
    <div>
      <table aria-label={texts.name(2)} className="plain-table stacking ends-in-buttons">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {texts.field(name)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{text('actions')}</span>
            </th>
          </tr>
        </thead>
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
      </table>
      <p className="field-note">{text(`use_noted.${ownerField}`)}</p>
      {hasExpiry && <p className="field-note">{text('expiry_hint')}</p>}
    </div>
  );
}
