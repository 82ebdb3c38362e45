import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { arrangeSandbox, type Person } from '../arrangeSandbox';
import { enter } from '../../support/enter';

export const everyVendor = { custom_speech: true, additional_speech_vendors: true };

type Row = Record<string, unknown>;

/** The embedded platform with its credentials, as somebody who is signed in. */
export async function arrangeSpeech(person: Person = 'provider') {
  const setting = await arrangeSandbox(person);
  const { call, provider } = setting;
  const accounts = await call<Row[]>('GET', '/Accounts');
  const accountOf = (name: string) => String(accounts.find((account) => account.name === name)?.account_sid);
  const base = (account?: string) =>
    account ? `/Accounts/${accountOf(account)}/SpeechCredentials` : `/ServiceProviders/${provider}/SpeechCredentials`;
  return {
    ...setting,
    accountOf,
    /** A seeded credential by its vendor; of the provider, where no account is named. */
    find: async (vendor: string, account?: string): Promise<Row> => {
      const rows = await call<Row[]>('GET', base(account));
      const found = rows.find((row) => row.vendor === vendor && (row.account_sid === null) === (account === undefined));
      if (!found) throw new Error(`There is no credential for ${vendor}.`);
      return found;
    },
    read: (row: Row) => call<Row>('GET', `${base()}/${String(row.speech_credential_sid)}`),
    /** A new credential of the provider, made past the console. */
    make: async (body: Row): Promise<Row> => {
      const { sid } = await call<{ sid: string }>('POST', base(), { use_for_tts: 0, use_for_stt: 0, ...body });
      return call<Row>('GET', `${base()}/${sid}`);
    },
    /** Past the console, too: what the vendor says to the credential is noted with it. */
    test: (row: Row) => call('GET', `${base()}/${String(row.speech_credential_sid)}/test`),
    change: (row: Row, body: Row) => call('PUT', `${base()}/${String(row.speech_credential_sid)}`, body),
    bodies: (method: string) => setting.sent.filter(({ line }) => line.startsWith(method)).map(({ body }) => body),
  };
}

export const addressOf = (row: Row) => `/internal/speech-services/${String(row.speech_credential_sid)}/edit`;

/** Types into the box of vendors and takes the first that is found. */
export async function chooseVendor(user: UserEvent, text: string) {
  const box = await screen.findByRole('combobox', { name: /^Vendor/ });
  await user.clear(box);
  await enter(user, box, text);
  await waitFor(() => expect(screen.getByRole('listbox')).toBeInTheDocument());
  await user.keyboard('{Enter}');
}

export const save = () => screen.getByRole('button', { name: 'Save' });
