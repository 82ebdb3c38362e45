import type { Field } from '../../src/schema/types';

/** What the API gives of a secret is a mask: whoever changes the credential types it again (platform-api 6.4). */
const retyped = (field: string): Field['rules'] => [{ rule: 'retyped', group: 'bucket_credential', field }];

const vendors = ['aws_s3', 's3_compatible', 'azure', 'google'] as const;

const ofVendor = (...names: (typeof vendors)[number][]) => ({ visible: { vendor: { in: names } } });

/** Where recordings are kept: the fields of each storage vendor (platform-api 6.4). */
export const bucketCredential: Field = {
  type: 'group',
  write: 'update',
  visible: { recording: true },
  sendWhenHidden: { vendor: 'none' },
  of: {
    vendor: {
      type: 'select',
      choices: vendors,
      options: { label: 'bucket_vendor' },
    },
    endpoint: { type: 'url', required: true, ...ofVendor('s3_compatible') },
    name: {
      type: 'text',
      required: true,
      ...ofVendor(...vendors),
      options: { label: 'bucket_name' },
      cases: [{ when: { vendor: 'azure' }, options: { label: 'container_name' } }],
    },
    region: {
      type: 'text',
      ...ofVendor('aws_s3', 's3_compatible'),
      cases: [
        {
          when: { vendor: 'aws_s3' },
          type: 'select',
          choices: { use: 'aws-regions' },
          required: true,
          default: 'us-east-1',
        },
        { when: { vendor: 's3_compatible' }, options: { label: 'optional_region' } },
      ],
    },
    access_key_id: { type: 'text', required: true, ...ofVendor('aws_s3', 's3_compatible') },
    secret_access_key: {
      type: 'secret',
      required: true,
      ...ofVendor('aws_s3', 's3_compatible'),
      rules: retyped('secret_access_key'),
    },
    connection_string: { type: 'secret', required: true, ...ofVendor('azure'), rules: retyped('connection_string') },
    service_key: {
      type: 'key-file',
      required: true,
      ...ofVendor('google'),
      options: { secret: true, requires: ['private_key', 'client_email'] },
      rules: retyped('service_key'),
    },
    tags: {
      type: 'rows',
      ...ofVendor(...vendors),
      of: {
        Key: { type: 'text', required: true },
        Value: { type: 'text', required: true },
      },
      uniqueRows: ['Key'],
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
