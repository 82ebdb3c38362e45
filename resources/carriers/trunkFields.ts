import type { Field } from '../../src/schema/types';

/** Templates of the platform have a text such as <your-user> in the place of a value (platform-api 9.6); a part in pointed brackets is none. */
const filledIn = { pattern: '^(?!<[^<>]*>$)', message: 'resources.carriers.form.placeholder' } as const;
const withoutBlanks = { pattern: '^\\S*$', message: 'resources.carriers.form.blanks' } as const;
const upTo = (value: number) => ({ maxLength: value }) as const;

const registers = { requires_register: true } as const;

/** How the two sides know each other. What a switch hides is cleared, so that nothing goes on in secret. */
export const trunkFields = {
  trunk_type: {
    type: 'select',
    choices: ['static_ip', 'auth', 'reg'],
    required: true,
    default: 'static_ip',
    options: { sets: { reg: { requires_register: true } } },
  },
  inbound_auth_username: {
    type: 'text',
    required: true,
    visible: { trunk_type: 'auth' },
    sendWhenHidden: null,
    rules: [upTo(64), filledIn],
  },
  inbound_auth_password: {
    type: 'secret',
    required: true,
    visible: { trunk_type: 'auth' },
    sendWhenHidden: null,
    rules: [upTo(64), filledIn],
  },
  register_username: {
    type: 'text',
    required: { any: [registers, { register_password: { set: true } }] },
    rules: [upTo(64), withoutBlanks, filledIn],
  },
  register_password: {
    type: 'secret',
    required: { any: [registers, { register_username: { set: true } }] },
    rules: [upTo(64), withoutBlanks, filledIn],
  },
  requires_register: {
    type: 'boolean',
    default: false,
    rules: [
      {
        refuse: { trunk_type: 'reg', requires_register: { not: true } },
        message: 'resources.carriers.form.must_register',
      },
    ],
  },
  register_sip_realm: {
    type: 'host',
    required: true,
    visible: registers,
    sendWhenHidden: null,
    rules: [upTo(64), filledIn],
    options: { labels: 2 },
  },
  register_from_user: { type: 'text', visible: registers, sendWhenHidden: null, rules: [upTo(128), filledIn] },
  register_from_domain: {
    type: 'host',
    visible: registers,
    sendWhenHidden: null,
    rules: [upTo(255), filledIn],
    options: { labels: 2 },
  },
  register_public_ip_in_contact: { type: 'boolean', default: false, visible: registers, sendWhenHidden: false },
} as const satisfies Record<string, Field>;
