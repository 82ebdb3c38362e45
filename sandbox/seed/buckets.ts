import { seal } from '../store/secrets.ts';

const sealed = (credential: object) => seal(JSON.stringify(credential));

/** One recording bucket of each storage vendor (platform-api 6.4). */
export const buckets = {
  aws: sealed({
    vendor: 'aws_s3',
    name: 'hafenkontor-recordings',
    region: 'eu-central-1',
    access_key_id: 'AKIAINVENTEDKEY',
    secret_access_key: 'invented-secret-access-key',
    tags: [{ Key: 'team', Value: 'harbour' }],
  }),
  google: sealed({
    vendor: 'google',
    name: 'praxisverbund-recordings',
    service_key: JSON.stringify({
      project_id: 'praxisverbund',
      client_email: 'recordings@praxisverbund.example.com',
      private_key: '-----BEGIN PRIVATE KEY-----\nMIIinventedForTheSandboxOnly\n-----END PRIVATE KEY-----\n',
    }),
  }),
  azure: sealed({
    vendor: 'azure',
    name: 'tallinn-recordings',
    connection_string: 'DefaultEndpointsProtocol=https;AccountName=tallinn;AccountKey=invented',
    tags: [{ Key: 'desk', Value: 'helpdesk' }],
  }),
  compatible: sealed({
    vendor: 's3_compatible',
    name: 'taxi-recordings',
    endpoint: 'https://minio.rigas-taksometri.example.com',
    access_key_id: 'taxi-key',
    secret_access_key: 'invented-compatible-secret',
  }),
};
