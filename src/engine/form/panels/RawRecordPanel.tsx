import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { recordArguments } from '../../../actions/recordTitle';
import '../../../fields/elements/controls.css';
import '../../../fields/elements/forms.css';
import { plainText } from '../../../fields/plainText';
import { maskSecret } from '../../../fields/secret/maskSecret';
import type { CompiledResource } from '../../../schema/types/compiled';
import { messageKey } from '../../../schema/messageKey';
import { fieldState } from '../../../schema/facts/fieldState';
import type { PanelProps } from './panels';

type Values = Readonly<Record<string, unknown>>;

/** What an unknown name may hide; rather too much than too little. */
const secretName = /key|secret|token|password|credential$/i;

/** The same of a name inside a value that is JSON. */
const secretInside = /"[^"]*(key|secret|token|password)[^"]*"\s*:/i;

/** Whether the form shows a field of the record by itself. */
const isShown = ({ fields }: CompiledResource, name: string, record: Values): boolean => {
  const field = fields[name];
  return (
    field !== undefined && field.placed && fieldState(field, { subject: record, record }, { mode: 'show' }).visible
  );
};

/** Names and texts of what the form does not show otherwise, as the API gives them. */
function rawValues(resource: CompiledResource, record: Values, without: readonly string[]): [string, string][] {
  return Object.entries(record)
    .filter(([name, value]) => value !== null && value !== '' && !['id', ...without].includes(name))
    .filter(([name]) => !resource.fields[name]?.derive && !isShown(resource, name, record))
    .map(([name, value]) => {
      const text = plainText(value);
      const mayHide = typeof value === 'object' || typeof value === 'string';
      const hides = mayHide && (secretName.test(name) || secretInside.test(text));
      return [name, hides || resource.fields[name]?.secret === true ? maskSecret(text) : text];
    });
}

/** A record that the declaration knows too little of, as it is: to be looked at only. `options.message` says why. */
export function RawRecordPanel({ resource, record, options }: PanelProps) {
  const translate = useTranslate();
  if (!record) return null;
  const without = Array.isArray(options.without) ? (options.without as string[]) : [];
  return (
    <>
      <Alert severity="info">
        {translate(messageKey(resource.name, String(options.message)), recordArguments(resource, record))}
      </Alert>
      <table className="plain-table of-names">
        <tbody>
          {rawValues(resource, record, without).map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
