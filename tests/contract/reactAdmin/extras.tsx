import {
  ArrayInput,
  AutocompleteInput,
  DateField,
  DateInput,
  ReferenceField,
  ReferenceInput,
  SimpleFormIterator,
  TextField,
  TextInput,
} from 'react-admin';
import type { CodeRegistries, ResourceExtras } from '../../../src/engine/codeRegistries';
import { useAdminInput } from '../../../src/fields/input/useAdminInput';
import type { FieldInputProps, FieldTypeEntry } from '../../../src/fields/kit';
import { plainText } from '../../../src/fields/plainText';
import { HotlineList } from './ListPages';
import { HotlineAdd, HotlineEdit, HotlineShow } from './RecordPages';

const shared = { text: plainText, empty: null };

const wordsType: FieldTypeEntry = {
  ...shared,
  Input: (props: FieldInputProps) => <TextInput {...useAdminInput(props)} />,
  Cell: ({ record }) => <TextField record={record} source="name" />,
};

const teamType: FieldTypeEntry = {
  ...shared,
  Input: function TeamInput(props: FieldInputProps) {
    const { source, ...input } = useAdminInput(props);
    return (
      <ReferenceInput source={source} reference="teams">
        <AutocompleteInput {...input} />
      </ReferenceInput>
    );
  },
  Cell: ({ record }) => <ReferenceField record={record} source="team_sid" reference="teams" />,
};

const dayType: FieldTypeEntry = {
  ...shared,
  Input: (props: FieldInputProps) => <DateInput {...useAdminInput(props)} />,
  Cell: ({ record }) => <DateField record={record} source="opens_on" locales="en-GB" options={{ timeZone: 'UTC' }} />,
};

const menuType: FieldTypeEntry = {
  ...shared,
  Input: ({ source, label }: FieldInputProps) => (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline>
        <TextInput source="digit" />
        <TextInput source="says" />
      </SimpleFormIterator>
    </ArrayInput>
  ),
  Cell: () => null,
};

const code: ResourceExtras = {
  register({ pages, fieldTypes }: CodeRegistries) {
    if (pages.has('hotline-list')) return;
    pages.register('hotline-list', HotlineList);
    pages.register('hotline-add', HotlineAdd);
    pages.register('hotline-edit', HotlineEdit);
    pages.register('hotline-show', HotlineShow);
    fieldTypes.register('plain-words', wordsType);
    fieldTypes.register('team', teamType);
    fieldTypes.register('day', dayType);
    fieldTypes.register('menu-entries', menuType);
  },
};

/** As `resources/extras.ts` finds them. */
export const extrasOf = (resource: string) =>
  ['hotlines', 'desks'].includes(resource) ? () => Promise.resolve(code) : undefined;
