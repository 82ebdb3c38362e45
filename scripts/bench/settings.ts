/** What a run measures and against what: README.md, section “Measured”. */
const { env } = process;

/** In this order each list is loaded anew. */
export const lists = ['accounts', 'applications', 'carriers', 'phone-numbers', 'users', 'clients', 'speech-services'];

/** Who signs in: whose lists are measured, and whose carrier is the largest form (`sandbox/seed`). */
export const users = {
  admin: { username: 'admin', password: 'Admin-123' },
  provider: { username: 'provider', password: 'Provider-123' },
};
export type Credentials = (typeof users)['admin'];

/** The carrier with the most gateways in the seed. */
export const largest = { name: 'Nordlicht Pool', gateways: 30 };

/** Profiles of the embedded platform, and where another portal is served on the same one. */
const sizes = [
  { size: 'small', profile: 'default', url: env.BENCH_AGAINST },
  { size: 'big', profile: 'big', url: env.BENCH_AGAINST_BIG },
];
export type Size = (typeof sizes)[number];

export const settings = {
  runs: Number(env.BENCH_RUNS ?? 5),
  isBuilt: Boolean(env.BENCH_WITHOUT_BUILD),
  port: Number(env.PORT ?? 3102),
  /** A portal's address, or the folder of its built files: these are served as ours are, in both sizes. */
  against: env.BENCH_AGAINST,
  selectors: env.BENCH_SELECTORS,
  sizes: sizes.filter(({ size }) => (env.BENCH_SIZES ?? 'small,big').split(',').includes(size)),
  /** Only what has this in its title, for a quick look. */
  only: env.BENCH_ONLY ?? '',
  browser: env.CHROMIUM_PATH ?? '/usr/bin/chromium',
};

/** How many times slower the processor of the page is made: about that of a plain office computer under load. */
export const slowdown = 4;
/** How long nothing may go over the wire for a page to be at rest. */
export const quiet = 750;
export const patience = 90_000;
