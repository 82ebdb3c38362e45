import { following } from '../gatewayFields';
import type { Field } from '../../src/schema/types';

const upTo = (value: number) => ({ maxLength: value }) as const;
const sends = { outbound: true } as const;
const receives = { inbound: true } as const;
const taken = 'resources.smpp-gateways.form.taken';

/** The connection for text messages: who signs in where, and the rows of its gateways. */
export const messageFields = {
  smpp_system_id: { type: 'text', rules: [upTo(255)] },
  smpp_password: { type: 'secret', rules: [upTo(64)] },
  smpp_inbound_system_id: { type: 'text', rules: [upTo(255)] },
  smpp_inbound_password: {
    type: 'secret',
    rules: [
      upTo(64),
      {
        rule: 'needed-by-rows',
        rows: 'smpp_gateways',
        rowsWhere: receives,
        message: 'resources.carriers.form.inbound_password',
      },
    ],
  },
  smpp_gateways: {
    type: 'rows',
    of: 'smpp-gateways',
    options: {
      columns: ['ipv4', 'port', 'netmask', 'inbound', 'outbound', 'is_primary', 'use_tls'],
      sort: 'ipv4',
      following,
      removed: [
        { when: sends, message: 'resources.smpp-gateways.form.deleted_outbound' },
        { message: 'resources.smpp-gateways.form.deleted_inbound' },
      ],
    },
    rules: [
      {
        minRows: 1,
        rowsWhere: sends,
        when: { any: [{ smpp_system_id: { set: true } }, { smpp_password: { set: true } }] },
        message: 'resources.carriers.form.outbound_needed',
      },
      { uniqueRows: ['ipv4', 'port'], rowsWhere: receives, message: taken },
      { uniqueRows: ['ipv4', 'port'], rowsWhere: sends, message: taken },
    ],
  },
} as const satisfies Record<string, Field>;
