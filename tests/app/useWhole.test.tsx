import { startTransition, Suspense, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { CompiledResource } from '../../src/schema/compiled';
import { createPartedRegistry } from '../../src/schema/partedRegistry';
import { ConsoleProvider } from '../../src/session/ConsoleContext';
import { useWhole } from '../../src/session/useWhole';
import { buildAccountSession } from '../support/builders';
import { compiledResource } from './support/compiledResource';

const lean = compiledResource('things');
const whole = compiledResource('things', { title: 'the whole of it' });

/* Hooks stand before and after the wait, as in a form. */
function Title({ resource: given }: { resource: CompiledResource }) {
  const [before] = useState('Title:');
  const resource = useWhole(given);
  const [after] = useState('!');
  const text = useMemo(() => `${before} ${resource.title}${after}`, [before, resource, after]);
  return <h1>{text}</h1>;
}

it('waits for the rest without an error that React has to recover from', async () => {
  const recovered = vi.fn();
  const load = { things: () => Promise.resolve({ resource: whole, texts: {} }) };
  const registry = createPartedRegistry({ lean: [lean], load, onTexts: () => Promise.resolve() });
  const container = document.createElement('div');
  const root = createRoot(container, { onRecoverableError: recovered });
  const page = (
    <ConsoleProvider value={{ registry, session: buildAccountSession(), features: {} }}>
      <Suspense fallback={<p>Loading</p>}>
        <Title resource={lean} />
      </Suspense>
    </ConsoleProvider>
  );
  startTransition(() => root.render(page));
  await vi.waitFor(() => expect(container.textContent).toContain('the whole of it'));
  expect(recovered.mock.calls).toEqual([]);
});
