import { bool, int, optionalText, uuid, varchar } from '../columns.ts';
import type { Table } from '../columns.ts';

/** Calls made (platform-api 17.1); the real platform keeps them in a time series, without a key. */
export const cdrs: Table = {
  name: 'cdrs',
  primaryKey: 'id',
  indexes: [['account_sid', 'time'], ['service_provider_sid', 'time'], ['sip_callid'], ['call_sid'], ['trace_id']],
  columns: {
    id: varchar(36),
    /** When the call was attempted, and what the list is ordered by. */
    time: varchar(40),
    answered_at: optionalText(40),
    terminated_at: optionalText(40),
    account_sid: optionalText(36),
    service_provider_sid: optionalText(36),
    application_sid: optionalText(36),
    call_sid: optionalText(36),
    sip_callid: optionalText(255),
    direction: optionalText(16),
    from: optionalText(64),
    to: optionalText(64),
    answered: bool(false),
    sip_status: int({ nullable: true }),
    duration: int({ nullable: true }),
    termination_reason: optionalText(255),
    host: optionalText(64),
    remote_host: optionalText(64),
    trunk: optionalText(64),
    trace_id: optionalText(32),
    recording_url: optionalText(255),
  },
};

/** Alerts raised (platform-api 18), kept as the calls are. */
export const alerts: Table = {
  name: 'alerts',
  primaryKey: 'id',
  indexes: [
    ['account_sid', 'time'],
    ['service_provider_sid', 'time'],
  ],
  columns: {
    id: varchar(36),
    time: varchar(40),
    account_sid: optionalText(36),
    service_provider_sid: optionalText(36),
    alert_type: optionalText(64),
    message: optionalText(1024),
    detail: optionalText(1024),
    vendor: optionalText(64),
    target_sid: optionalText(36),
  },
};

/** Recordings that were deleted from their bucket; the calls keep their address (platform-api 17.6). */
export const deletedRecordings: Table = {
  name: 'deleted_recordings',
  primaryKey: 'object_key',
  columns: { object_key: varchar(255) },
};

/** Devices that have registered (platform-api 19.3); the real platform keeps them in memory. */
export const sipRegistrations: Table = {
  name: 'sip_registrations',
  primaryKey: 'id',
  columns: {
    id: uuid(),
    account_sid: varchar(36),
    username: varchar(64),
    contact: varchar(255),
    protocol: varchar(8),
    proxy: optionalText(255),
    /** Milliseconds after which a device registers again. */
    period: int(),
  },
};
