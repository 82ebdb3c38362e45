import type { RowsOptions } from '../../../src/schema/options';
import { defineResource, type ResourceDeclaration } from '../../../src/schema/types';
import { sid, type arrangeProvider } from '../../support/arrangeProvider';
import type { PlatformRequest, PlatformRoute } from '../../support/fakePlatform';

/** The row that always stands last: the form edits its host alone. */
export const lastRow = { where: { position: 9999 }, row: { position: 9999 }, fields: { last_host: 'host' } };

export const declarations = (
  options: RowsOptions = {},
  child: Partial<ResourceDeclaration> = {},
): ResourceDeclaration[] => [
  defineResource({
    name: 'boxes',
    title: 'name',
    api: { base: '/Boxes', id: 'box_sid' },
    access: { scope: 'account' },
    fields: {
      box_sid: { type: 'sid' },
      name: { type: 'text' },
      parts: { type: 'rows', of: 'parts', options: { ...options } },
      last_host: { type: 'text' },
    },
    form: { sections: { a: ['name', 'parts', 'last_host'] } },
  }),
  {
    ...defineResource({
      name: 'parts',
      nav: false,
      api: {
        base: '/Parts',
        id: 'part_sid',
        filters: { box_sid: 'box_sid' },
        errors: { '^host': 'host' },
      },
      access: { scope: 'account' },
      fields: {
        part_sid: { type: 'sid' },
        box_sid: { type: 'sid', write: 'create' },
        host: { type: 'text' },
        position: { type: 'number' },
        on: { type: 'boolean' },
        tray: { type: 'text', write: 'create' },
      },
    }),
    ...child,
  },
];

export type Row = Record<string, unknown>;
export const part = (number: number, changes: Row = {}): Row => ({
  part_sid: sid(number),
  box_sid: sid(1),
  host: `h${number}`,
  on: 1,
  ...changes,
});
export const asLoaded = (row: Row) => ({ ...row, id: row.part_sid, on: row.on === 1 });

/** A platform with one box; its parts change as they are written. */
export function platformOf(rows: Row[], refuse: (request: PlatformRequest) => Response | undefined = () => undefined) {
  const state = { rows, next: 90 };
  const guarded =
    (work: PlatformRoute): PlatformRoute =>
    (request) =>
      refuse(request) ?? work(request);
  const routes: Record<string, PlatformRoute> = {
    'GET /Boxes/:sid': () => ({ box_sid: sid(1), name: 'box' }),
    'POST /Boxes': guarded(() => ({ sid: sid(1) })),
    'PUT /Boxes/:sid': guarded(() => undefined),
    'GET /Parts': () => state.rows,
    'POST /Parts': guarded(({ body }) => {
      const row = { ...(body as Row), part_sid: sid((state.next += 1)) };
      state.rows = [...state.rows, row];
      return { sid: row.part_sid };
    }),
    'PUT /Parts/:sid': guarded(({ body, params }) => {
      state.rows = state.rows.map((row) => (row.part_sid === params.sid ? { ...row, ...(body as Row) } : row));
    }),
    'DELETE /Parts/:sid': guarded(({ params }) => {
      state.rows = state.rows.filter((row) => row.part_sid !== params.sid);
    }),
  };
  return { routes, state };
}

export const box = (parts: Row[]) => ({ id: sid(1), box_sid: sid(1), name: 'box', parts });
export const writesOf = ({ lines }: { lines: () => string[] }) => lines().filter((line) => !line.startsWith('GET'));
export const update = (
  provider: ReturnType<typeof arrangeProvider>['provider'],
  before: Row[],
  after: Row[],
  name = 'box',
) => provider.update('boxes', { id: sid(1), data: { ...box(after), name }, previousData: box(before) });
