/** A person whom a sign-in service vouches for. */
export interface Identity {
  id: string;
  email: string;
  name: string;
}

export const signInServices = ['google', 'github'] as const;
export type SignInService = (typeof signInServices)[number];

/** Who has an account there already: `known` has one here, too. */
export const identities: Record<'known' | 'newcomer', Identity> = {
  known: { id: '710001', email: 'octavia@example.com', name: 'Octavia' },
  newcomer: { id: '710002', email: 'newcomer@example.net', name: 'New here' },
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The code that leads back to the console; it says who it is, since nothing here is secret. */
export const grantFor = (service: SignInService, identity: Identity, nonce: string): string =>
  encode({ service, identity, nonce });

/** Who is behind a code of this service, if anybody. */
export function identityOf(service: SignInService, code: unknown): Identity | undefined {
  try {
    const { service: from, identity } = JSON.parse(Buffer.from(String(code), 'base64url').toString()) as {
      service: string;
      identity: Identity;
    };
    return from === service ? identity : undefined;
  } catch {
    return undefined;
  }
}
