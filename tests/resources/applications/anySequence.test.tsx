import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signedIn } from '../../support/sandboxed';

type Control = HTMLInputElement | HTMLSelectElement;

/** Everything of the four blocks that is shown: the elements have the names of the wire. */
const controls = () => [...document.querySelectorAll<Control>('[name^="speech_"], [name^="fallback_speech_"]')];
const selects = () => controls().filter((control) => control instanceof HTMLSelectElement);
const shown = () => Object.fromEntries(controls().map(({ name, value }) => [name, value === '' ? null : value]));
const settled = () => waitFor(() => expect(selects().filter(({ disabled }) => disabled)).toEqual([]));

const put = async (control: Control, value: string) => {
  fireEvent.change(control, { target: { value } });
  await settled();
};

const choose = async (select: HTMLSelectElement | undefined, at: number) =>
  select && put(select, select.options[at % select.options.length]?.value ?? '');

/** What must be there and is not, as after the choice of a vendor of the customer's own. */
const missing = () =>
  controls().find((control) => control.value === '' && control.getAttribute('aria-required') === 'true');

async function complete() {
  for (let control = missing(); control; control = missing())
    await (control instanceof HTMLSelectElement ? choose(control, control.options.length - 1) : put(control, 'typed'));
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ control: fc.nat(20), option: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant('swap' as const) },
);

it('any sequence of choices and swaps is saved as it is shown', async () => {
  const platform = await signedIn('admin');
  const { application_sid: sid } = await platform.named('/Applications', 'Driver hotline');
  platform.open(`/internal/applications/${String(sid)}/edit`);
  const swap = await screen.findByRole('button', { name: 'Swap primary and fallback' });
  await screen.findByRole('combobox', { name: 'Fallback speech synthesis label' });
  await settled();
  const save = () => screen.getByRole('button', { name: 'Save' });
  const sequence = fc.array(step, { minLength: 1, maxLength: 6 });
  /* One form for all of them: each begins with what the one before has saved. */
  const property = fc.asyncProperty(sequence, async (steps) => {
    for (const next of steps) {
      if (next === 'swap') {
        fireEvent.click(swap);
        await settled();
      } else await choose(selects()[next.control % selects().length], next.option);
    }
    await complete();
    const before = shown();
    fireEvent.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const stored = await platform.send('GET', `/Applications/${String(sid)}`);
    expect(stored).toMatchObject(before);
    expect(shown()).toEqual(before);
    const labels = Object.keys(stored).filter((name) => name.endsWith('_label') && !(name in before));
    expect(labels.filter((name) => stored[name] !== null)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 25, endOnFailure: true });
}, 120_000);
