import { useGetMany, useLocaleState, useTranslate, type RaRecord } from 'react-admin';
import { recordText } from '../../../fields/reference/recordText';
import { useConsole } from '../../../session/ConsoleContext';
import type { Turn } from './carrierOrder';
import type { RoutingTable } from './routingTable';

/** How routes and carriers are called. @param resource of the carriers */
export function useRouteNames(resource: string, tables: readonly (RoutingTable | undefined)[]) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const target = useConsole().registry.get(resource);
  const ids = [
    ...new Set(tables.flatMap((table) => table?.turns.flat(2) ?? []).flatMap(({ carrier }) => carrier ?? [])),
  ];
  const { data = [] } = useGetMany<RaRecord>(resource, { ids }, { enabled: target !== undefined && ids.length > 0 });
  const names = new Map(data.flatMap((each) => (each && target ? [[String(each.id), recordText(target, each)]] : [])));
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const list = new Intl.ListFormat(locale);

  const turn = ({ carrier, share }: Turn) => {
    const name = carrier === undefined ? translate('routing.no_carrier') : (names.get(carrier) ?? carrier);
    return share < 1 ? `${name} ${percent.format(share)}` : name;
  };

  return {
    /** `row 2 (^44)` */
    route: ({ patterns, rest }: RoutingTable, index: number): string =>
      index === rest
        ? translate('routing.default')
        : translate('routing.row', { number: index + 1, pattern: patterns[index] ?? '' }),
    /** `row 1 and row 3` */
    rows: (indexes: readonly number[]): string =>
      list.format(indexes.map((index) => translate('fields.rows.row', { number: index + 1 }))),
    /** Carriers that are tried one after the other; those of one turn beside each other, with their shares. */
    carriers: (turns: readonly Turn[][]): string =>
      turns.map((beside) => beside.map(turn).join(' · ')).join(` ${translate('routing.then')} `),
  };
}
