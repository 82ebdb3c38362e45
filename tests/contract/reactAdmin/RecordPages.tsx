import SwapHoriz from '@mui/icons-material/SwapHoriz';
import {
  ArrayInput,
  AutocompleteInput,
  Confirm,
  Create,
  DateField,
  DateInput,
  Edit,
  FunctionField,
  Labeled,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  Show,
  SimpleForm,
  SimpleFormIterator,
  TabbedShowLayout,
  TextField,
  TextInput,
  required,
  useNotify,
  useRecordContext,
  useRedirect,
  useUpdate,
  Button,
} from 'react-admin';
import { useState } from 'react';
import { kinds } from './ListPages';

const Form = () => (
  <SimpleForm>
    <TextInput source="name" validate={required()} helperText="What callers know it by" />
    <SelectInput source="kind" choices={kinds} />
    <ReferenceInput source="team_sid" reference="teams">
      <AutocompleteInput label="Team" />
    </ReferenceInput>
    <DateInput source="opens_on" />
    <ArrayInput source="menu_entries">
      <SimpleFormIterator inline>
        <TextInput source="digit" />
        <TextInput source="says" />
      </SimpleFormIterator>
    </ArrayInput>
  </SimpleForm>
);

export const HotlineAdd = () => (
  <Create>
    <Form />
  </Create>
);

export const HotlineEdit = () => (
  <Edit>
    <Form />
  </Edit>
);

/** Asks, changes the record, tells of it and leads to the list. */
function CloseHotline() {
  const record = useRecordContext();
  const [isAsking, setAsking] = useState(false);
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  const close = () =>
    void update(
      'hotlines',
      { id: record?.id, data: { kind: 'support' }, previousData: record },
      {
        onSuccess: () => {
          notify('Calls go to support now', { type: 'success' });
          redirect('list', 'hotlines');
        },
      },
    );
  return (
    <>
      <Button label="Hand over" onClick={() => setAsking(true)}>
        <SwapHoriz />
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="Hand over?"
        content="Sales will not be called any more."
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export const HotlineShow = () => (
  <Show title={<FunctionField render={({ name }: { name?: string }) => `Hotline ${name ?? ''}`} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Summary">
        <TextField source="name" />
        <DateField source="opens_on" locales="en-GB" options={{ timeZone: 'UTC' }} />
        <CloseHotline />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Team" path="team">
        <Labeled label="Who answers">
          <ReferenceField source="team_sid" reference="teams" />
        </Labeled>
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);
