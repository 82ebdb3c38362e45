import { describe, expect, it } from 'vitest';
import '../../resources/ownerTypes';
import { defineResource } from '../../src/schema/types';
import { arrangeProvider, sid } from '../support/arrangeProvider';
import { buildSession } from '../support/builders';
import type { PlatformRoute } from '../support/fakePlatform';

const [ours, theirs] = [sid(101), sid(102)];
const below = '/Providers/{session.current_service_provider_sid}';

const shops = defineResource({
  name: 'shops',
  title: 'name',
  api: { base: '/Shops', id: 'shop_sid', paths: { list: [`${below}/Shops`, '/Shops'] } },
  access: { scope: 'account' },
  fields: { shop_sid: { type: 'sid' }, name: { type: 'text' }, provider_sid: { type: 'service_provider' } },
  list: { columns: ['name'] },
  blockedBy: [{ resource: 'lines', filter: { shop_sid: '{shop_sid}' } }],
});

const lines = defineResource({
  name: 'lines',
  title: 'number',
  api: { base: '/Lines', id: 'line_sid', paths: { list: [`${below}/Lines`, '/Lines'] } },
  access: { scope: 'account' },
  fields: {
    line_sid: { type: 'sid' },
    number: { type: 'text' },
    shop_sid: { type: 'account', reference: { resource: 'shops' } },
  },
  list: { columns: ['number'] },
  blockedBy: [{ resource: 'lines', filter: { number: '{number}' } }],
});

const shop = { id: sid(1), shop_sid: sid(1), name: 'Harbour', provider_sid: theirs };
const line = { id: sid(5), line_sid: sid(5), number: '49301', shop_sid: sid(1) };

const platformOf = (more: Record<string, PlatformRoute> = {}) => ({
  [`GET /Providers/${ours}/Lines`]: () => [],
  [`GET /Providers/${theirs}/Lines`]: () => [line],
  'GET /Lines': () => [line],
  [`GET /Shops/${sid(1)}`]: () => shop,
  ...more,
});

const arrange = (session = buildSession({ current_service_provider_sid: ours }), more = {}) =>
  arrangeProvider({ declarations: [shops, lines], routes: platformOf(more), session });

describe('what uses a record', () => {
  it('is looked for in the provider of the record, whichever is on screen', async () => {
    const { provider, platform } = arrange();
    await expect(provider.getUsage('shops', shop)).resolves.toMatchObject([{ resource: 'lines', total: 1 }]);
    expect(platform.lines()).toEqual([`GET /Providers/${theirs}/Lines`]);
  });

  it('is looked for below no provider where the record has none', async () => {
    const { provider, platform } = arrange();
    await provider.getUsage('shops', { ...shop, provider_sid: null });
    expect(platform.lines()).toEqual(['GET /Lines']);
  });

  it('is not known where the provider of the record is not', async () => {
    const { provider } = arrange(undefined, { [`GET /Shops/${sid(1)}`]: () => new Response('', { status: 500 }) });
    await expect(provider.getUsage('lines', line)).resolves.toMatchObject([
      { resource: 'lines', failed: 'errors.could_not_be_checked' },
    ]);
  });

  it('is asked for as ever by who sees one provider only', async () => {
    const own = buildSession({ scope: 'service_provider', current_service_provider_sid: ours });
    const { provider, platform } = arrange(own);
    await provider.getUsage('shops', shop);
    expect(platform.lines()).toEqual([`GET /Providers/${ours}/Lines`]);
  });
});

describe('the provider of a record', () => {
  it('is its own, or that of its account', async () => {
    const { provider, platform } = arrange();
    await expect(provider.providerOf('shops', shop)).resolves.toBe(theirs);
    expect(platform.requests).toEqual([]);
    await expect(provider.providerOf('lines', line)).resolves.toBe(theirs);
    expect(platform.lines()).toEqual([`GET /Shops/${sid(1)}`]);
  });
});
