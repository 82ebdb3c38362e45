import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createExtrasLoader } from '../../src/app/start/extras';
import { WithExtras } from '../../src/app/start/WithExtras';
import { createRegistry } from '../../src/schema/registry';
import { ConsoleProvider } from '../../src/session/ConsoleContext';
import { buildSession } from '../support/builders';
import { codeRegistries, type CodeRegistries } from '../../src/engine/codeRegistries';

const facts = { registry: createRegistry([]), session: buildSession(), features: {} };

const registering = (name: string) => ({
  register: vi.fn(({ rules }: CodeRegistries) => rules.register(name, { complain: () => undefined } as never)),
});

describe('what a resource brings along', () => {
  it('is registered before its view is shown, and once', async () => {
    const extras = registering('from-lamps');
    const load = createExtrasLoader((name) => (name === 'lamps' ? () => Promise.resolve(extras) : undefined));
    const View = () => <p>{codeRegistries.rules.has('from-lamps') ? 'there' : 'missing'}</p>;
    const view = () => (
      <ConsoleProvider value={facts}>
        <WithExtras extras={load('lamps')}>
          <View />
        </WithExtras>
      </ConsoleProvider>
    );
    const { rerender } = render(view());
    expect(await screen.findByText('there')).toBeInTheDocument();
    rerender(view());
    await load('lamps')?.load();
    expect(extras.register).toHaveBeenCalledOnce();
  });

  it('is nothing to wait for where there is none', () => {
    expect(createExtrasLoader(() => undefined)('lamps')).toBeUndefined();
  });

  it('is loaded again after it could not be, though it was asked for twice', async () => {
    const extras = registering('at-last');
    const fetched = vi
      .fn(() => Promise.resolve(extras))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const load = createExtrasLoader(() => fetched);
    await expect(load('lamps')?.load()).rejects.toThrow('offline');
    await load('lamps')?.load();
    expect(codeRegistries.rules.has('at-last')).toBe(true);
  });
});
