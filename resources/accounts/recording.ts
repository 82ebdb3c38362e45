import type { Field, Variants } from '../../src/schema/types';

/** What the API gives of a secret is a mask: whoever changes the credential types it again (platform-api 6.4). */
const retyped = (field: string): Field['rules'] => [{ rule: 'retyped', group: 'bucket_credential', field }];

const keys: Variants['cases'][string] = {
  name: {},
  access_key_id: {},
  secret_access_key: {},
  tags: {},
};

/** Where recordings are kept: the fields of each storage vendor (platform-api 6.4). */
export const bucketCredential: Field = {
  type: 'group',
  write: 'update',
  visible: { recording: true },
  sendWhenHidden: { vendor: 'none' },
  of: {
    vendor: {
      type: 'select',
      choices: ['aws_s3', 's3_compatible', 'azure', 'google'],
      options: { label: 'bucket_vendor' },
    },
    endpoint: { type: 'url', required: true },
    name: { type: 'text', required: true, options: { label: 'bucket_name' } },
    region: { type: 'text' },
    access_key_id: { type: 'text', required: true },
    secret_access_key: { type: 'secret', required: true, rules: retyped('secret_access_key') },
    connection_string: { type: 'secret', required: true, rules: retyped('connection_string') },
    service_key: {
      type: 'key-file',
      required: true,
      options: { secret: true, requires: ['private_key', 'client_email'] },
      rules: retyped('service_key'),
    },
    tags: {
      type: 'rows',
      of: {
        Key: { type: 'text', required: true },
        Value: { type: 'text', required: true },
      },
      uniqueRows: ['Key'],
    },
  },
  variants: {
    by: 'vendor',
    cases: {
      aws_s3: {
        ...keys,
        region: { type: 'select', choices: { use: 'aws-regions' }, required: true, default: 'us-east-1' },
      },
      s3_compatible: { ...keys, endpoint: {}, region: { options: { label: 'optional_region' } } },
      azure: { name: { options: { label: 'container_name' } }, connection_string: {}, tags: {} },
      google: { name: {}, service_key: {}, tags: {} },
    },
  },
};

/** What the credential of each vendor needs before it can be tried. */
const testable: Record<string, string[]> = {
  aws_s3: ['name', 'region', 'access_key_id', 'secret_access_key'],
  s3_compatible: ['endpoint', 'name', 'access_key_id', 'secret_access_key'],
  azure: ['name', 'connection_string'],
  google: ['name', 'service_key'],
};

export const canTest = {
  any: Object.entries(testable).map(([vendor, names]) => ({
    all: [
      { 'bucket_credential.vendor': vendor },
      ...names.map((name) => ({ [`bucket_credential.${name}`]: { set: true } })),
    ],
  })),
};
