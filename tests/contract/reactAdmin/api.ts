import { fakePlatform, refusal, type FakePlatform, type PlatformRoute } from '../../support/fakePlatform.ts';

type Row = Record<string, unknown>;

const sidOf = (kind: number, n: number) => `0000000${kind}-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const hotlineSid = (n: number) => sidOf(1, n);
export const teamSid = (n: number) => sidOf(2, n);

const seededTeams = (): Row[] =>
  ['Night watch', 'Front desk'].map((name, index) => ({ team_sid: teamSid(index + 1), name }));

const seededHotlines = (): Row[] =>
  ['Airport', 'Brewery', 'Cinema', 'Dentist'].map((name, index) => ({
    hotline_sid: hotlineSid(index + 1),
    name,
    kind: index % 2 === 0 ? 'sales' : 'support',
    team_sid: teamSid(1 + (index % 2)),
    opens_on: `2031-0${index + 1}-15`,
    menu_entries: [{ digit: '1', says: `Welcome to ${name}` }],
  }));

/** Lists, reads, makes, changes and deletes the rows of one table. */
function routesOf(path: string, key: string, rows: Row[]): Record<string, PlatformRoute> {
  const at = (sid: string | undefined) => rows.findIndex((row) => row[key] === sid);
  return {
    [`GET ${path}`]: () => rows,
    [`GET ${path}/:sid`]: ({ params }) => rows[at(params.sid)] ?? refusal(404, 'not found'),
    [`POST ${path}`]: ({ body }) => {
      const sid = sidOf(9, rows.length + 1);
      rows.push({ ...(body as Row), [key]: sid });
      return Response.json({ sid }, { status: 201 });
    },
    [`PUT ${path}/:sid`]: ({ params, body }) => void Object.assign(rows[at(params.sid)] ?? {}, body),
    [`DELETE ${path}/:sid`]: ({ params }) => void rows.splice(at(params.sid), 1),
  };
}

/** An API for the made-up resources, and the little that the frame asks for, kept in memory. */
export const createApi = (): FakePlatform =>
  fakePlatform({
    ...routesOf('/Hotlines', 'hotline_sid', seededHotlines()),
    ...routesOf('/Teams', 'team_sid', seededTeams()),
    'GET /ServiceProviders': () => [{ service_provider_sid: sidOf(3, 1), name: 'Alpha', ms_teams_fqdn: null }],
  });
