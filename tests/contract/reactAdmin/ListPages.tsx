import {
  AutocompleteInput,
  BulkDeleteButton,
  CreateButton,
  Datagrid,
  DataTable,
  DateField,
  DeleteButton,
  EditButton,
  ExportButton,
  FilterButton,
  List,
  LocalesMenuButton,
  ReferenceField,
  ReferenceInput,
  SearchInput,
  SelectInput,
  ShowButton,
  TextField,
  ToggleThemeButton,
  TopToolbar,
  useStore,
} from 'react-admin';
import { NamedRows } from '../../../src/engine/handWritten/NamedRows';

export const kinds = [
  { id: 'sales', name: 'Sales' },
  { id: 'support', name: 'Support' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds} />,
  <ReferenceInput key="team" source="team_sid" reference="teams">
    <AutocompleteInput label="Team" />
  </ReferenceInput>,
];

const actions = (
  <TopToolbar>
    <ToggleThemeButton />
    <LocalesMenuButton />
    <FilterButton />
    <CreateButton />
    <ExportButton />
  </TopToolbar>
);

type MutationMode = 'undoable' | 'optimistic' | 'pessimistic';

/** Deletes in the mode that the page is told by the store: each is a page of its own to the tests. */
const useMode = () => useStore<MutationMode>('hotlines.mode', 'undoable')[0];

function Table({ mode }: { mode: MutationMode }) {
  return (
    <DataTable body={NamedRows} bulkActionButtons={<BulkDeleteButton mutationMode={mode} />}>
      <DataTable.Col source="name" />
      <DataTable.Col source="kind" />
      <DataTable.Col source="team_sid" label="Team">
        <ReferenceField source="team_sid" reference="teams" />
      </DataTable.Col>
      <DataTable.Col source="opens_on">
        <DateField source="opens_on" locales="en-GB" options={{ timeZone: 'UTC' }} />
      </DataTable.Col>
      <DataTable.Col label="Actions">
        <ShowButton />
        <EditButton />
        <DeleteButton mutationMode={mode} />
      </DataTable.Col>
    </DataTable>
  );
}

/** The older table, as many pages have it. */
const OldTable = ({ mode }: { mode: MutationMode }) => (
  <Datagrid bulkActionButtons={<BulkDeleteButton mutationMode={mode} />}>
    <TextField source="name" />
    <TextField source="kind" />
    <EditButton />
  </Datagrid>
);

export function HotlineList() {
  const mode = useMode();
  const [isOld] = useStore('hotlines.old', false);
  return (
    <List filters={filters} actions={actions} sort={{ field: 'name', order: 'ASC' }}>
      {isOld ? <OldTable mode={mode} /> : <Table mode={mode} />}
    </List>
  );
}
