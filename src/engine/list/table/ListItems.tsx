import List from '@mui/material/List';
import { useTranslate } from 'react-admin';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { ListItemRow } from './ListItemRow';
import type { ListRowsProps } from '../columns/listRowProps';
import { SelectAll } from '../view/SelectAll';

/** The rows of a list on a small screen: two lines each, without a table to scroll sideways. */
export function ListItems(props: ListRowsProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(props.resource.name);
  const { data = [] } = useListState();
  return (
    <>
      {props.selectable.isOffered && <SelectAll isSelectable={props.selectable.isSelectable} />}
      <List disablePadding aria-label={translate('list.table', { name: texts.name() })}>
        {data.map((record) => (
          <ListItemRow key={record.id} record={record} {...props} />
        ))}
      </List>
    </>
  );
}
