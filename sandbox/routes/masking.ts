/** Keeps the first characters and writes one `X` for each of the rest (platform-api 6.4, 12). */
export function mask(text: string, shown: number): string {
  return text.length <= shown ? text : text.slice(0, shown) + 'X'.repeat(text.length - shown);
}

const bucketSecret = 6;
const keyHeader = '-----BEGIN PRIVATE KEY-----\n';

function maskServiceKey(serviceKey: string): string {
  const key = JSON.parse(serviceKey) as Record<string, string>;
  const secret = key.private_key ?? '';
  const head = secret.startsWith(keyHeader) ? keyHeader : '';
  return JSON.stringify({ ...key, private_key: head + mask(secret.slice(head.length), bucketSecret) });
}

/** The one secret of each vendor's bucket credential, masked (platform-api 6.4). */
export function maskCredential(credential: Record<string, unknown>): Record<string, unknown> {
  const masked = { ...credential };
  for (const name of ['secret_access_key', 'connection_string'])
    if (typeof masked[name] === 'string') masked[name] = mask(masked[name], bucketSecret);
  if (typeof masked.service_key === 'string') masked.service_key = maskServiceKey(masked.service_key);
  return masked;
}
