import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const storedBucket = async ({ admin, makeAccount }: World, ...credentials: object[]) => {
  const path = `/Accounts/${await makeAccount()}`;
  for (const credential of credentials) await admin.put(path, { bucket_credential: credential });
  const answer = await admin.get(path);
  return { ...answer, body: (answer.body as { bucket_credential?: unknown }).bucket_credential ?? answer.body };
};

const refused = (name: string, credential: object, text: string): Trap => ({
  section: '6.4',
  name,
  when: ({ admin, accountSid }) => admin.put(`/Accounts/${accountSid}`, { bucket_credential: credential }),
  status: 500,
  body: { msg: text },
});

const aws = { vendor: 'aws_s3', name: 'n', region: 'r', access_key_id: 'AKIA12345', secret_access_key: 'secretsecret' };
const serviceKey = (key: object) => JSON.stringify({ client_email: 'a@example.com', project_id: 'p', ...key });
const header = '-----BEGIN PRIVATE KEY-----\n';

/** Recording buckets: the words of each refusal, what is stored, and the masks. */
export const trapsOfBuckets: Trap[] = [
  refused(
    'a bucket is first asked for its key',
    { vendor: 'aws_s3' },
    'invalid aws S3 bucket credential: access_key_id is required',
  ),
  refused(
    'a bucket without a name',
    { vendor: 'aws_s3', access_key_id: 'x', secret_access_key: 'y' },
    'invalid aws bucket name: name is required',
  ),
  refused(
    'a compatible bucket without an address',
    { vendor: 's3_compatible', access_key_id: 'x', secret_access_key: 'y', name: 'n' },
    'invalid endpoint uri: endpoint is required',
  ),
  refused('a container without a name', { vendor: 'azure' }, 'invalid azure container name: name is required'),
  refused(
    'a container without a connection',
    { vendor: 'azure', name: 'n' },
    'invalid azure cloud storage credential: connection_string is required',
  ),
  refused(
    'a cloud storage without a key',
    { vendor: 'google' },
    'invalid google cloud storage credential: service_key is required',
  ),
  {
    section: '6.4',
    name: 'only the fields of the vendor are stored',
    when: async (world) => {
      const answer = await storedBucket(world, { ...aws, endpoint: 'https://x.example.com', colour: 'red' });
      return { ...answer, body: Object.keys(answer.body as object).sort() };
    },
    status: 200,
    body: Object.keys(aws).sort(),
  },
  {
    section: '6.4',
    name: 'any secret that looks like a mask keeps the stored one',
    when: (world) => storedBucket(world, aws, { ...aws, region: 'eu', secret_access_key: 'otherXX' }),
    status: 200,
    body: { region: 'eu', secret_access_key: 'secretXXXXXX' },
  },
  {
    section: '6.4',
    name: 'the mask of a service key begins behind its header',
    when: async (world) => {
      const key = serviceKey({ private_key: `${header}abcdefghij` });
      const answer = await storedBucket(world, { vendor: 'google', name: 'n', service_key: key });
      return { ...answer, body: JSON.parse((answer.body as { service_key: string }).service_key) as unknown };
    },
    status: 200,
    body: { private_key: `${header}abcdefXXXX` },
  },
  {
    section: '6.4',
    name: 'a service key without a private key breaks the account',
    when: (world) => storedBucket(world, { vendor: 'google', name: 'n', service_key: '{"a":1}' }),
    status: 500,
    body: /Cannot read properties of undefined \(reading 'slice'\)/,
  },
];
