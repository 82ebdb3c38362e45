import { useGetList, type RaRecord } from 'ra-core';
import type { CompiledResource } from '../../schema/compiled';
import { recordText } from '../reference/recordText';
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
  const { account } = resource.access.owner ?? {};
  const { subject } = props.facts;
  const records = (data ?? []).filter((record) => !account || !record[account] || record[account] === subject[account]);
  if (records.length === 0) return <TextVariable {...props} />;
  return <SelectVariable {...props} choices={records.map((record) => recordText(resource, record))} />;
}
