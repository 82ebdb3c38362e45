import { useTranslate } from 'react-admin';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { ListCard } from './ListCard';
import { useRowProps, type ListRowsProps } from '../columns/listRowProps';
import { SelectAll } from '../view/SelectAll';

/** The rows of a list on a small screen: a card each, without a table to scroll sideways. */
export function ListCards(props: ListRowsProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(props.resource.name);
  const { data = [] } = useListState();
  const rowProps = useRowProps(props);
  return (
    <>
      {props.selectable.isOffered && (
        <div className="select-all">
          <SelectAll isSelectable={props.selectable.isSelectable} isLabelled />
        </div>
      )}
      <ul className="list-cards" aria-label={translate('list.table', { name: texts.name() })}>
        {data.map((record) => (
          <ListCard key={record.id} {...rowProps(record)} />
        ))}
      </ul>
    </>
  );
}
