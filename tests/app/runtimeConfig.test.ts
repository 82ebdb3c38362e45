// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../src/app/features';
import { readRuntimeConfig } from '../../src/app/runtimeConfig';

const origin = 'https://console.example.com';

describe('the settings of a deployment', () => {
  it('asks the API below the own origin where nothing is set', () => {
    expect(readRuntimeConfig({}, {}, origin).apiBaseUrl).toBe('https://console.example.com/api/v1');
  });

  it('takes an API address below the own origin', () => {
    expect(readRuntimeConfig({ API_BASE_URL: '/v1' }, {}, origin).apiBaseUrl).toBe('https://console.example.com/v1');
  });

  it('prefers the run-time setting to the one of the build', () => {
    const config = readRuntimeConfig(
      { API_BASE_URL: 'https://api.example.com/v1/' },
      { VITE_API_BASE_URL: 'https://old.example.com' },
      origin,
    );
    expect(config.apiBaseUrl).toBe('https://api.example.com/v1');
  });

  it.each([
    [true, false],
    ['true', false],
    [1, false],
    ['1', false],
    ['false', true],
    ['', true],
    [undefined, true],
  ])('DISABLE_LCR: %j leaves call routing on: %s', (value, isOn) => {
    expect(readFeatures({ DISABLE_LCR: value }, {}).lcr).toBe(isOn);
  });

  it('reads a flag of the build by its own name', () => {
    expect(readFeatures({}, { VITE_APP_ENABLE_HOSTED_SYSTEM: 'true' }).hosted).toBe(true);
  });

  it('ignores an accent that is no colour', () => {
    expect(readRuntimeConfig({ ACCENT: 'red;}' }, {}, origin).accent).toBeUndefined();
    expect(readRuntimeConfig({ ACCENT: '#00aa77' }, {}, origin).accent).toBe('#00aa77');
  });
});
