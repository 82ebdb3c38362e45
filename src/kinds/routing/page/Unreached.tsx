import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { StatusMark } from '../../../fields/elements/StatusMark';
import { useJumpToField } from '../../../engine/form/rules/useJumpToField';
import { reachOfRoutes, type Reach } from './language/reach';
import type { RoutingTable } from './routingTable';
import type { useRouteNames } from './useRouteNames';

interface UnreachedProps {
  table: RoutingTable;
  names: ReturnType<typeof useRouteNames>;
  /** Name of the form's rows. */
  source: string;
}

/** Routes that no call can ever reach, and why; nothing where each has calls of its own. */
export function Unreached({ table, names, source }: UnreachedProps) {
  const translate = useTranslate();
  const jumpTo = useJumpToField();
  const { patterns, rest } = table;
  const text = JSON.stringify(patterns);
  const found = useMemo(() => {
    /* Routes that are not filled in are passed over, and keep their places. */
    const filled = (JSON.parse(text) as string[]).flatMap((pattern, index) =>
      pattern === '' ? [] : [{ pattern, index }],
    );
    const place = (index: number) => filled[index]!.index;
    return reachOfRoutes(filled.map(({ pattern }) => pattern)).flatMap((reach, index) =>
      reach.kind === 'reached' ? [] : [{ reach, index: place(index), place }],
    );
  }, [text]);
  if (found.length === 0) return null;
  const why = (reach: Reach, route: string, place: (index: number) => number): string => {
    if (reach.kind === 'covered') {
      const by = reach.by.map(place);
      return by.length === 1
        ? translate('routing.covered', { route, by: names.route(table, by[0]!) })
        : translate('routing.covered_together', { route, by: names.rows(by) });
    }
    if (reach.kind === 'stopped')
      return translate('routing.stopped', { route, by: names.route(table, place(reach.at)) });
    return translate(reach.kind === 'empty' ? 'routing.empty' : 'routing.undecided', { route });
  };
  return (
    <ul className="unreached" aria-label={translate('routing.unreached')}>
      {found.map(({ reach, index, place }) => (
        <li key={index}>
          <StatusMark tone={reach.kind === 'undecided' ? 'unknown' : 'warned'} />
          <span>{why(reach, names.route(table, index), place)}</span>
          {index !== rest && (
            <PlainButton
              className="flush"
              onClick={() => jumpTo(`${source}.${index}.regex`)}
              aria-label={translate('routing.go_to', { number: index + 1 })}
            >
              {translate('routing.show')}
            </PlainButton>
          )}
        </li>
      ))}
    </ul>
  );
}
