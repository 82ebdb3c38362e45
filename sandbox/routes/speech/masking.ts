/** Keeps the first characters and writes one `X` for each of the rest (platform-api 6.4, 12). */
export function mask(text: string, shown: number): string {
  return text.length <= shown ? text : text.slice(0, shown) + 'X'.repeat(text.length - shown);
}

const bucketSecret = 6;
const keyHeader = '-----BEGIN PRIVATE KEY-----\n';

/** The header's length is cut off unseen and the header put in front; a key without a private key fails. */
export function maskServiceKey(serviceKey: string): string {
  const key = JSON.parse(serviceKey) as { private_key: string };
  const secret = key.private_key.slice(keyHeader.length);
  return JSON.stringify({ ...key, private_key: keyHeader + mask(secret, bucketSecret) });
}

const masks = /^.{4,6}X+$/;

/** Whether the secret of a credential looks like the mask of one (platform-api 6.4). */
export function isMasked({ service_key: serviceKey, ...credential }: Record<string, unknown>): boolean {
  const secret = credential.secret_access_key ?? credential.connection_string;
  if (typeof secret === 'string') return masks.test(secret);
  try {
    const { private_key: key } = JSON.parse(String(serviceKey)) as { private_key: string };
    return masks.test(key.slice(keyHeader.length));
  } catch {
    return false;
  }
}

/** The one secret of each vendor's bucket credential, masked (platform-api 6.4). */
export function maskCredential(credential: Record<string, unknown>): Record<string, unknown> {
  const masked = { ...credential };
  for (const name of ['secret_access_key', 'connection_string'])
    if (typeof masked[name] === 'string') masked[name] = mask(masked[name], bucketSecret);
  if (typeof masked.service_key === 'string') masked.service_key = maskServiceKey(masked.service_key);
  return masked;
}
