/** What a setting holds. */
export type SettingKind = 'flag' | 'address' | 'colour' | 'seconds' | 'text';

/** Every setting that the console reads; docs/settings.md says what each does. */
export const settingKinds: Readonly<Record<string, SettingKind>> = {
  API_BASE_URL: 'address',
  BASE_URL: 'address',
  LOGO: 'address',
  TERMS_OF_SERVICE_URL: 'address',
  PRIVACY_POLICY_URL: 'address',
  GOOGLE_AUTHORIZE_URL: 'address',
  GITHUB_AUTHORIZE_URL: 'address',
  STRIPE_SCRIPT_URL: 'address',
  ACCENT: 'colour',
  ALERT_POLL_INTERVAL: 'seconds',
  PRODUCT_NAME: 'text',
  GITHUB_CLIENT_ID: 'text',
  GOOGLE_CLIENT_ID: 'text',
  DEFAULT_SERVICE_PROVIDER_SID: 'text',
  STRIPE_PUBLISHABLE_KEY: 'text',
  AWS_REGION: 'text',
  DISABLE_LCR: 'flag',
  DISABLE_JAEGER_TRACING: 'flag',
  DISABLE_CUSTOM_SPEECH: 'flag',
  DISABLE_ADDITIONAL_SPEECH_VENDORS: 'flag',
  DISABLE_CALL_RECORDING: 'flag',
  DISABLE_DEFAULT_TRUNK_ROUTING: 'flag',
  ENABLE_ACCOUNT_LIMITS_ALL: 'flag',
  ENABLE_FORGOT_PASSWORD: 'flag',
  ENABLE_HOSTED_SYSTEM: 'flag',
  ADMIN_CARRIER: 'flag',
};
