import { bool, createdAt, date, int, oneOf, optionalText, owner, uuid, varchar } from './columns.ts';
import type { Table } from './columns.ts';

/** platform-api 23.11 */
export const products: Table = {
  name: 'products',
  primaryKey: 'product_sid',
  required: ['name'],
  columns: {
    product_sid: uuid(),
    name: varchar(32),
    category: oneOf(['api_rate', 'voice_call_session', 'device']),
  },
};

/** platform-api 23.11; one that is neither pending nor ended counts. */
export const accountSubscriptions: Table = {
  name: 'account_subscriptions',
  primaryKey: 'account_subscription_sid',
  columns: {
    account_subscription_sid: uuid(),
    account_sid: owner('accounts'),
    pending: bool(false),
    effective_start_date: createdAt(),
    effective_end_date: date(),
    change_reason: optionalText(255),
    stripe_subscription_id: optionalText(56),
    stripe_payment_method_id: optionalText(128),
    stripe_statement_descriptor: optionalText(255),
    last4: optionalText(512),
    exp_month: int({ nullable: true }),
    exp_year: int({ nullable: true }),
    card_type: optionalText(16),
    pending_reason: optionalText(52),
  },
};

/** platform-api 23.11 */
export const accountProducts: Table = {
  name: 'account_products',
  primaryKey: 'account_product_sid',
  columns: {
    account_product_sid: uuid(),
    account_subscription_sid: owner('account_subscriptions', { cascade: true }),
    product_sid: owner('products'),
    quantity: int(),
  },
};
