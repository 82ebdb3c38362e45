import { useTranslate } from 'react-admin';
import { useListState } from '../../actions/useListState';
import { CopyButton } from '../../fields/elements/CopyButton';
import { plainText } from '../../fields/plainText';
import { useConsole } from '../../session/ConsoleContext';
import type { PanelProps } from '../../engine/form/panels/panels';
import { useOwnerValue, type OwnerValue } from './useOwnerValue';

/** Where the other side has to send its calls: to a value of the account that is signed in, or that the list is filtered by. */
export function RealmHintPanel({ resource, options }: PanelProps) {
  const translate = useTranslate();
  const { session } = useConsole();
  const { filterValues } = useListState();
  const source = options as unknown as OwnerValue;
  const { value } = useOwnerValue(source, session.account_sid ?? plainText(filterValues[source.owner]));
  const text = (key: string) => translate(`resources.${resource.name}.${key}`, { realm: value, _: '' });
  return (
    <p className="note">
      {text(value ? 'realm_hint' : 'any_realm_hint')} {value && <CopyButton text={value} />}
    </p>
  );
}
