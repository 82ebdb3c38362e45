import { expect, it } from 'vitest';
import type { BlockerContext } from '../../dataProvider/guards/namedBlocker';
import type { ConsoleDataProvider } from '../../dataProvider/consoleDataProvider';
import type { WireRecord } from '../../dataProvider/context';
import { namedUse } from '../../dataProvider/guards/namedUse';
import { buildSession } from '../support/builders';
import { createRegistry } from '../../src/schema/registry';
import { compiled } from '../schema/support/things';

const shared = { id: 'shared', team_sid: null, colour: 'red' };

const noneOwn: (team: string) => WireRecord[] | Error = () => [];

/** Lamps that are as many teams', each by the colour that it has; a team may have a colour of its own. */
function arrange({ teams = 2, record = shared as WireRecord, own = noneOwn }) {
  const lamps = Array.from({ length: teams }, (_, n) => ({ id: `lamp-${n}`, team_sid: `team-${n}`, colour: 'red' }));
  const asked: string[] = [];
  const dataProvider = {
    getAll: () => Promise.resolve([...lamps, { id: 'green', team_sid: 'team-0', colour: 'green' }]),
    call: (path: string) => {
      asked.push(path);
      const rows = own(path.split('/')[2]!);
      return rows instanceof Error ? Promise.reject(rows) : Promise.resolve(rows);
    },
  } as unknown as ConsoleDataProvider;
  const context: BlockerContext = {
    resource: compiled(),
    registry: createRegistry([]),
    record,
    session: buildSession(),
    features: {},
    dataProvider,
    options: {
      resource: 'lamps',
      filter: { team_sid: '{record.team_sid}' },
      where: { colour: { sameAs: 'record.colour' } },
      nearer: {
        owner: 'team_sid',
        list: '/Teams/{row.team_sid}/Colours',
        where: { colour: { sameAs: 'record.colour' } },
      },
    },
  };
  return { asked, usage: () => namedUse(context) };
}

const ids = ([usage]: Awaited<ReturnType<typeof namedUse>>) => usage?.records.map(({ id }) => id);

it('what names the record uses it', async () => {
  const { usage } = arrange({});
  expect(await usage()).toMatchObject([{ resource: 'lamps', total: 2 }]);
});

it('whoever has one of the same name uses that', async () => {
  const own = (team: string) => [{ id: 'own', team_sid: team, colour: team === 'team-1' ? 'red' : 'green' }, shared];
  const { usage } = arrange({ own });
  expect(ids(await usage())).toEqual(['lamp-0']);
});

it('what somebody owns gives way to nothing', async () => {
  const { usage, asked } = arrange({ record: { ...shared, team_sid: 'team-0' } });
  expect(await usage()).toHaveLength(1);
  expect(asked).toEqual([]);
});

it('too many owners are not asked, and count', async () => {
  const { usage, asked } = arrange({ teams: 21 });
  expect(await usage()).toMatchObject([{ total: 21 }]);
  expect(asked).toEqual([]);
});

it('an owner that cannot be asked leaves it open', async () => {
  const { usage } = arrange({ own: () => new Error('refused') });
  expect(await usage()).toEqual([{ resource: 'lamps', total: 0, records: [], failed: 'errors.could_not_be_checked' }]);
});
