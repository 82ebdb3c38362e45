import { describe, expect, it } from 'vitest';
import { settingsOfBuild, settingsOfServer } from '../../src/app/settings/buildSettings';
import { readFeatures } from '../../src/app/settings/features';
import { readRuntimeConfig } from '../../src/app/settings/runtimeConfig';
import { settingKinds } from '../../src/app/settings/settingKinds';
import { settingProblems } from '../../src/app/settings/settingProblems';

const origin = 'https://console.example.com:8443';

describe('the settings of a deployment', () => {
  it('ask the API below the own origin, its port kept, where nothing is set', () => {
    expect(readRuntimeConfig({}, origin).apiBaseUrl).toBe('https://console.example.com:8443/api/v1');
  });

  it.each([
    ['/v1', 'https://console.example.com:8443/v1'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
  ])('take %s as the address of the API', (address, base) => {
    expect(readRuntimeConfig({ API_BASE_URL: address }, origin).apiBaseUrl).toBe(base);
  });

  it('name the product and its look', () => {
    const settings = { PRODUCT_NAME: 'Acme Voice', LOGO: '/acme.svg', ACCENT: '#00aa77' };
    expect(readRuntimeConfig(settings, origin)).toMatchObject({
      productName: 'Acme Voice',
      logo: '/acme.svg',
      accent: '#00aa77',
    });
  });
});

describe('a switch', () => {
  it.each([
    ['DISABLE_LCR', 'lcr', false],
    ['DISABLE_JAEGER_TRACING', 'tracing', false],
    ['DISABLE_CUSTOM_SPEECH', 'custom_speech', false],
    ['DISABLE_ADDITIONAL_SPEECH_VENDORS', 'additional_speech_vendors', false],
    ['DISABLE_CALL_RECORDING', 'call_recording', false],
    ['DISABLE_DEFAULT_TRUNK_ROUTING', 'default_trunk_routing', false],
    ['ENABLE_ACCOUNT_LIMITS_ALL', 'account_limits_all', true],
    ['ENABLE_FORGOT_PASSWORD', 'forgot_password', true],
    ['ENABLE_HOSTED_SYSTEM', 'hosted', true],
    ['ADMIN_CARRIER', 'admin_carrier', true],
  ])('%s, once on, makes the feature %s %s, and is off by itself', (setting, feature, state) => {
    expect(readFeatures({ [setting]: 'true' })[feature]).toBe(state);
    expect(readFeatures({})[feature]).toBe(!state);
  });

  it.each([true, 'true', 1, '1'])('is on with %j', (value) => {
    expect(readFeatures({ ENABLE_HOSTED_SYSTEM: value }).hosted).toBe(true);
  });

  it.each([false, 'false', 0, '0', '', null])('is off with %j', (value) => {
    expect(readFeatures({ ENABLE_HOSTED_SYSTEM: value }).hosted).toBe(false);
  });

  it.each([
    [{}, false],
    [{ AWS_REGION: null }, false],
    [{ AWS_REGION: '' }, true],
    [{ AWS_REGION: 'eu-central-1' }, true],
  ])('for logs is the region alone: %j', (settings, hasLogs) => {
    expect(readFeatures(settings).logs).toBe(hasLogs);
  });

  it.each([
    [{}, false],
    [{ STRIPE_PUBLISHABLE_KEY: '' }, false],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test' }, true],
  ])('for card payment is the key alone: %j', (settings, hasCards) => {
    expect(readFeatures(settings).card_payment).toBe(hasCards);
  });
});

describe('a wrong setting', () => {
  it.each([
    ['DISABLE_LCR', 'yes'],
    ['DISABLE_LCR', 'True'],
    ['ADMIN_CARRIER', 2],
    ['ENABLE_HOSTED_SYSTEM', {}],
    ['API_BASE_URL', 'api.example.com/v1'],
    ['API_BASE_URL', '//api.example.com'],
    ['API_BASE_URL', 'javascript:alert(1)'],
    ['API_BASE_URL', 'https://'],
    ['API_BASE_URL', 3000],
    ['TERMS_OF_SERVICE_URL', 'terms'],
    ['ACCENT', 'red;}'],
    ['ACCENT', '#fff'],
    ['ALERT_POLL_INTERVAL', '-1'],
    ['ALERT_POLL_INTERVAL', '1.5'],
    ['PRODUCT_NAME', 7],
  ])('%s: %j is found', (name, value) => {
    expect(settingProblems({ [name]: value })).toEqual([{ name, value, kind: settingKinds[name] }]);
  });

  it.each([
    {},
    { API_BASE_URL: '', DISABLE_LCR: null, ACCENT: undefined },
    { API_BASE_URL: 'http://10.0.0.1:3000/v1', LOGO: '/logo.svg', BASE_URL: 'https://portal.example.com' },
    { ALERT_POLL_INTERVAL: 0, ADMIN_CARRIER: '0', DISABLE_LCR: false },
    { ENABLE_PHONE_NUMBER_LAZY_LOAD: 'whatever' },
  ])('is not seen in %j', (settings) => {
    expect(settingProblems(settings)).toEqual([]);
  });
});

describe('the environment', () => {
  it('of a build uses the names of today’s builds', () => {
    const env = {
      VITE_API_BASE_URL: 'https://api.example.com',
      VITE_APP_LCR_DISABLED: 'true',
      VITE_DISABLE_CUSTOM_SPEECH: 'true',
      VITE_ADMIN_CARRIER: '1',
      VITE_APP_ENABLE_HOSTED_SYSTEM: 'true',
      VITE_APP_PRODUCT_NAME: 'Acme Voice',
    };
    expect(settingsOfBuild(env)).toEqual({
      API_BASE_URL: 'https://api.example.com',
      DISABLE_LCR: 'true',
      DISABLE_CUSTOM_SPEECH: 'true',
      ADMIN_CARRIER: '1',
      ENABLE_HOSTED_SYSTEM: 'true',
      PRODUCT_NAME: 'Acme Voice',
    });
  });

  it('of a server uses the names of the run time, and nothing else of it is served', () => {
    expect(settingsOfServer({ DISABLE_LCR: '1', HOME: '/home/somebody' })).toEqual({ DISABLE_LCR: '1' });
  });
});
