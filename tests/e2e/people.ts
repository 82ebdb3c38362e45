/** Seeded people of the embedded platform. */
export const people = {
  admin: { username: 'admin', password: 'Admin-123' },
  provider: { username: 'provider', password: 'Provider-123' },
  account: { username: 'account', password: 'Account-123' },
  viewer: { username: 'viewer', password: 'Viewer-123' },
};
