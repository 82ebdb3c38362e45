import { useGetList, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsole } from '../../session/ConsoleContext';
import { recordText } from '../../fields/reference/recordText';
import { SelectVariable } from './SelectVariable';
import { TextVariable } from './TextVariable';
import type { VariableInputProps } from './variableInputProps';

interface ResourceVariableProps extends VariableInputProps {
  resource: CompiledResource;
}

const wholeList = { page: 1, perPage: 1000 };

/** The name of a record that the account may use; free text where there are none. */
export function ResourceVariable({ resource, ...props }: ResourceVariableProps) {
  const { data } = useGetList<RaRecord>(resource.name, { pagination: wholeList }, { staleTime: 30_000, retry: false });
  const { account } = resource.access.owner;
  const { session } = useConsole();
  const chosen: unknown = useWatch({ name: account ?? '' });
  /* Who works for one account is not asked for it. */
  const owner = chosen ?? session.account_sid;
  const records = (data ?? []).filter((record) => !account || !record[account] || record[account] === owner);
  if (records.length === 0) return <TextVariable {...props} />;
  const names = new Set(records.map((record) => recordText(resource, record)));
  return <SelectVariable {...props} choices={[...names]} />;
}
