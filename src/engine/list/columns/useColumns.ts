/* In: the declared columns, and how the operator has arranged them. Out: the columns that a list shows, in order. */
import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { CompiledColumn, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { rank } from '../../../session/session';
import { arrangeColumns, type ArrangedColumn, type ColumnChoice } from './arrangeColumns';

export interface Columns {
  /** Every column that the session may see, in the chosen order. */
  arranged: ArrangedColumn[];
  visible: CompiledColumn[];
  choose: (choice: ColumnChoice | undefined) => void;
}

const none: CompiledColumn[] = [];

/** The columns of a list: what the session's scope may see, as the operator has arranged them. */
export function useColumns(resource: CompiledResource): Columns {
  const { session } = useConsole();
  const [choice, choose] = useStore<ColumnChoice | undefined>(`prefs.columns.${resource.name}`);
  const declared = resource.list?.columns ?? none;
  return useMemo(() => {
    const allowed = declared.filter(
      ({ field }) => rank(session.scope) >= rank(resource.fields[field]?.scope ?? 'account'),
    );
    const arranged = arrangeColumns(allowed, choice);
    return { arranged, visible: arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column), choose };
  }, [declared, session.scope, resource, choice, choose]);
}
