import type { RefObject } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../../actions/run/ActionButton';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { PlusMark } from '../../../fields/elements/marks';
import { buttonClasses } from '../../../fields/elements/PlainButton';
import { addresses } from '../../../schema/addresses';
import type { CompiledResource } from '../../../schema/types/compiled';
import { ColumnChooser } from '../columns/ColumnChooser';
import { ExportButton } from '../export/ExportButton';
import { ImportButton } from '../import/ImportButton';
import { SavedQueries } from '../queries/SavedQueries';
import type { May } from './useAccess';
import type { Columns } from '../columns/useColumns';

interface ListHeaderProps {
  resource: CompiledResource;
  title: string;
  may: May;
  columns: Columns;
  /** Takes the focus when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The list's name and what can be done with it as a whole. */
export function ListHeader({ resource, title, may, columns, heading }: ListHeaderProps) {
  const texts = useResourceTexts(resource.name);
  const { filterValues } = useListState();
  const listActions = Object.values(resource.actions).filter(
    ({ on, operation }) => on.includes('list') && may(operation),
  );
  const hasFilters = resource.list?.text !== undefined || (resource.list?.filters.length ?? 0) > 0;
  return (
    <header className="list-header">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {hasFilters && <SavedQueries resource={resource} />}
      <ColumnChooser resource={resource} columns={columns} />
      {may('export') && <ExportButton resource={resource} columns={columns.visible} />}
      {resource.list?.import && (may('create') || may('edit')) && <ImportButton resource={resource} may={may} />}
      {listActions.map((action) => (
        <ActionButton key={action.name} resource={resource} action={action} place="list" filter={filterValues} />
      ))}
      {resource.views.create && may('create') && (
        <Link className={buttonClasses({ variant: 'contained' })} to={addresses.add(resource.name)}>
          <PlusMark size={1.2} />
          {texts.textOr('titles.add', 'list.add', { name: texts.name(1) })}
        </Link>
      )}
    </header>
  );
}
