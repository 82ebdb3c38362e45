import {
  bool,
  createdAt,
  date,
  mediumText,
  oneOf,
  optionalOwner,
  optionalText,
  owner,
  uuid,
  varchar,
} from './columns.ts';
import type { Table } from './columns.ts';

const optionalFlag = () => ({ ...bool(), nullable: true });

/** platform-api 23.10; what is omitted of the two uses is null, not the default of the column (16.2). */
export const speechCredentials: Table = {
  name: 'speech_credentials',
  primaryKey: 'speech_credential_sid',
  required: ['vendor'],
  columns: {
    speech_credential_sid: uuid(),
    service_provider_sid: optionalOwner('service_providers'),
    account_sid: optionalOwner('accounts'),
    vendor: varchar(32),
    credential: optionalText(8192),
    use_for_tts: optionalFlag(),
    use_for_stt: optionalFlag(),
    last_used: date(),
    last_tested: date(),
    tts_tested_ok: optionalFlag(),
    stt_tested_ok: optionalFlag(),
    created_at: createdAt(),
    label: optionalText(64),
  },
};

/** platform-api 16.6, 23.10 */
export const googleCustomVoices: Table = {
  name: 'google_custom_voices',
  primaryKey: 'google_custom_voice_sid',
  required: ['model', 'name'],
  columns: {
    google_custom_voice_sid: uuid(),
    speech_credential_sid: owner('speech_credentials', { cascade: true }),
    model: varchar(512),
    reported_usage: oneOf(['REPORTED_USAGE_UNSPECIFIED', 'REALTIME', 'OFFLINE'], { default: 'REALTIME' }),
    name: varchar(64),
    voice_cloning_key: mediumText(),
    use_voice_cloning_key: { ...bool(false), nullable: true },
  },
};
