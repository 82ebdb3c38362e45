import { screen, waitFor } from '@testing-library/react';
import { createElement, Profiler, type ComponentType } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ActionButtonProps } from '../../../src/actions/run/ActionButton';
import type { FieldInputProps } from '../../../src/fields/kit';
import { fieldTypes } from '../../../src/fields/registry';
import { signedIn } from '../../support/sandboxed';

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));

vi.mock('../../../src/actions/run/ActionButton', async (original) => {
  const { ActionButton } = await original<{ ActionButton: ComponentType<ActionButtonProps> }>();
  return {
    ActionButton: (props: ActionButtonProps) => {
      drawn.push(props.action.name);
      return createElement(ActionButton, props);
    },
  };
});

const countedInput = (Input: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> =>
  function Counted(props) {
    return (
      <Profiler id={props.source} onRender={(id) => void drawn.push(id)}>
        <Input {...props} />
      </Profiler>
    );
  };

const entries = fieldTypes.names().map((name) => [fieldTypes.require(name), fieldTypes.require(name).Input] as const);
beforeAll(() => entries.forEach(([entry, Input]) => (entry.Input = countedInput(Input))));
afterAll(() => entries.forEach(([entry, Input]) => (entry.Input = Input)));

async function openAccount() {
  const platform = await signedIn('admin');
  const { account_sid: sid } = await platform.named('/Accounts', 'Hafenkontor Logistik');
  const { user } = platform.open(`/internal/accounts/${String(sid)}/edit`);
  await screen.findByText('24 cached prompts');
  return user;
}

it.each([
  ['Account name', ['name']],
  ['Bucket name', ['bucket_credential', 'bucket_credential.name', 'test_bucket']],
])('a key pressed in %s draws %j and nothing else', async (label, expected) => {
  const user = await openAccount();
  const input = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
  /* Answers that come late are drawn, too: until they are there, another key is pressed. */
  await waitFor(async () => {
    drawn.length = 0;
    await user.type(input, 'y');
    expect([...new Set(drawn)].sort()).toEqual(expected);
  });
});
