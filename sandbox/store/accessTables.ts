import { bool, createdAt, date, int, oneOf, optionalOwner, optionalText, owner, uuid, varchar } from './columns.ts';
import type { Table } from './columns.ts';

/** platform-api 23.7 */
export const users: Table = {
  name: 'users',
  primaryKey: 'user_sid',
  required: ['name', 'email'],
  unique: [['phone']],
  columns: {
    user_sid: uuid(),
    name: varchar(255),
    email: varchar(255),
    pending_email: optionalText(255),
    phone: optionalText(20),
    hashed_password: optionalText(1024),
    account_sid: optionalOwner('accounts'),
    service_provider_sid: optionalOwner('service_providers'),
    force_change: bool(false),
    provider: varchar(255),
    provider_userid: optionalText(255),
    scope: varchar(16, { default: 'read-write' }),
    phone_activation_code: optionalText(16),
    email_activation_code: optionalText(16),
    email_validated: bool(false),
    phone_validated: bool(false),
    email_content_opt_out: bool(false),
    is_active: bool(true),
  },
};

/** platform-api 23.11; the names are VIEW_ONLY, PROVISION_SERVICES and PROVISION_USERS. */
export const userPermissions: Table = {
  name: 'user_permissions',
  primaryKey: 'user_permissions_sid',
  columns: {
    user_permissions_sid: uuid(),
    user_sid: owner('users', { cascade: true }),
    permission: varchar(32),
  },
};

/** platform-api 14, 23.11 */
export const apiKeys: Table = {
  name: 'api_keys',
  primaryKey: 'api_key_sid',
  unique: [['token']],
  columns: {
    api_key_sid: uuid(),
    token: uuid(),
    account_sid: optionalOwner('accounts'),
    service_provider_sid: optionalOwner('service_providers'),
    expires_at: date(),
    last_used: date(),
    created_at: createdAt(),
  },
};

/** platform-api 23.8 */
export const clients: Table = {
  name: 'clients',
  primaryKey: 'client_sid',
  required: ['account_sid', 'username'],
  columns: {
    client_sid: uuid(),
    account_sid: owner('accounts'),
    is_active: bool(true),
    username: optionalText(64),
    password: optionalText(1024),
    allow_direct_app_calling: bool(true),
    allow_direct_queue_calling: bool(true),
    allow_direct_user_calling: bool(true),
  },
};

/** platform-api 13, 23.11 */
export const teamsTenants: Table = {
  name: 'ms_teams_tenants',
  primaryKey: 'ms_teams_tenant_sid',
  required: ['service_provider_sid', 'account_sid', 'tenant_fqdn'],
  unique: [['tenant_fqdn']],
  columns: {
    ms_teams_tenant_sid: uuid(),
    service_provider_sid: owner('service_providers'),
    account_sid: owner('accounts'),
    application_sid: optionalOwner('applications'),
    tenant_fqdn: varchar(255),
  },
};

const limitCategories = [
  'api_rate',
  'voice_call_session',
  'device',
  'voice_call_minutes',
  'voice_call_session_license',
  'voice_call_minutes_license',
];

/** platform-api 15 */
export const accountLimits: Table = {
  name: 'account_limits',
  primaryKey: 'account_limits_sid',
  columns: {
    account_limits_sid: uuid(),
    account_sid: owner('accounts', { cascade: true }),
    category: oneOf(limitCategories),
    quantity: int(),
  },
};

/** platform-api 15 */
export const serviceProviderLimits: Table = {
  name: 'service_provider_limits',
  primaryKey: 'service_provider_limits_sid',
  columns: {
    service_provider_limits_sid: uuid(),
    service_provider_sid: owner('service_providers', { cascade: true }),
    category: oneOf(limitCategories),
    quantity: int(),
  },
};

/** platform-api 20.2; the sandbox's own key, since the real table has one row without any. */
export const passwordSettings: Table = {
  name: 'password_settings',
  primaryKey: 'id',
  columns: {
    id: uuid(),
    min_password_length: int({ default: 8 }),
    require_digit: bool(false),
    require_special_character: bool(false),
  },
};

/** platform-api 20.1; one row, as above. */
export const systemInformation: Table = {
  name: 'system_information',
  primaryKey: 'id',
  columns: {
    id: uuid(),
    domain_name: optionalText(255),
    sip_domain_name: optionalText(255),
    monitoring_domain_name: optionalText(255),
    private_network_cidr: optionalText(8192),
    log_level: oneOf(['info', 'debug'], { default: 'info' }),
  },
};
