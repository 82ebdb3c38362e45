import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../../resources';
import { declareSpeechServices } from '../../../resources/speech-services/declare';
import { speechVendors } from '../../../resources/speech-services/vendors';
import { checkDeclaration } from '../../../src/schema/checks';
import type { SpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { addressOf, arrangeSpeech, everyVendor } from './support';

const page = readFileSync(join(import.meta.dirname, '../../../docs/adding-a-speech-vendor.md'), 'utf8');

/** The vendor of the page, as a file would hold it. */
const acoustica = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as SpeechVendor;

const withAcoustica = declareSpeechServices([...speechVendors, acoustica]);

describe('the data of a vendor', () => {
  it.each(speechVendors.map((vendor) => [vendor.value, vendor]))('%s is JSON', (_, vendor) => {
    expect(JSON.parse(JSON.stringify(vendor))).toEqual(vendor);
  });

  it('has no name that only one vendor uses', () => {
    const own = speechVendors.flatMap((vendor) => [
      ...Object.keys(vendor),
      ...Object.keys({ ...vendor.tts, ...vendor.stt }),
    ]);
    const once = [...new Set(own)].filter((name) => own.filter((other) => other === name).length < 2);
    expect(once).toEqual([]);
  });

  it('is used by no code: nothing names a vendor', () => {
    const code = import.meta.glob<string>(
      ['../../../src/{engine,fields,actions,rules,kinds}/**/*.{ts,tsx}', '../../../dataProvider/**/*.ts'],
      { eager: true, query: '?raw', import: 'default' },
    );
    const names = speechVendors.map(({ value }) => value).filter((value) => !value.endsWith(':'));
    const naming = Object.entries(code).filter(([, text]) => names.some((name) => text.includes(`'${name}'`)));
    expect(naming.map(([path]) => path)).toEqual([]);
  });
});

describe('a vendor that one JSON file adds', () => {
  it('makes a declaration without problems', () => {
    expect(checkDeclaration(withAcoustica, {}).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('opens a stored credential in its form, with its name', async () => {
    /* The embedded platform does not know the vendor. */
    expectRefusals();
    const { find, refuseWith, open } = await arrangeSpeech('admin');
    const row = await find('acoustica', 'Kundenservice der Überlandwerke Mittelelbe-Saale GmbH & Co. KG');
    const given = { ...row, acoustica_uri: 'voice.example.com', model_id: 'warm-1', api_key: 'acousXXXX' };
    const path = `SpeechCredentials/${String(row.speech_credential_sid)}`;
    refuseWith((line) => (line.startsWith('GET') && line.endsWith(path) ? Response.json(given) : undefined));
    const others = declarations.filter(({ name }) => name !== 'speech-services');
    open(addressOf(row), { declarations: [...others, withAcoustica], features: everyVendor });
    const mode = await screen.findByRole('combobox', { name: /^Where the vendor’s service runs/ });
    await waitFor(() => expect(mode).toHaveDisplayValue('On-premises container'));
    expect(await screen.findByRole('textbox', { name: /^Acoustica uri/ })).toHaveValue('voice.example.com');
    expect(screen.getByRole('checkbox', { name: 'Use for text-to-speech' })).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Insert the vendor’s defaults' })).toBeVisible();
    expect(screen.getByText('Acoustica (pilot)')).toBeVisible();
    expect(screen.queryByText(/does not know the vendor/)).not.toBeInTheDocument();
  });
});
