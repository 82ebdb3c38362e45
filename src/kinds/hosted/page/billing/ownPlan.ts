import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { useConsole } from '../../../../session/ConsoleContext';
import type { Bought, PricedProduct } from './lines';

export type PlanType = 'trial' | 'free' | 'paid';

/** The own record of a hosted platform (platform-api 4.2). */
export interface OwnRecord {
  user?: { name?: string | null; provider?: string | null };
  account?: {
    account_sid?: string | null;
    sip_realm?: string | null;
    root_domain?: string | null;
    device_to_call_ratio?: number | null;
    plan_type?: PlanType | null;
    trial_end_date?: string | null;
    /** Of the provider of card payment; there once anybody has opened the page of an upgrade. */
    stripe_customer_id?: string | null;
    is_active?: boolean | 0 | 1 | null;
  };
  subscription?: {
    products?: Bought[];
    card_type?: string;
    last4?: string;
    exp_month?: number | string;
    exp_year?: number | string;
  };
}

/** Of the platform's own presets (platform-api 6.2). */
const usualRatio = 5;

export const ratioOf = (own: OwnRecord): number => own.account?.device_to_call_ratio ?? usualRatio;

const ownKey = ['hosted', 'own'];

const asked = { retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 60_000 } as const;

/** Who is signed in, with account and plan: as it is now, each time a page opens. */
export function useOwnRecord() {
  const { call } = useConsoleCalls();
  return useQuery({
    ...asked,
    queryKey: ownKey,
    queryFn: ({ signal }) => call<OwnRecord>('/Users/me', { signal }),
    refetchOnMount: 'always',
  });
}

/** Who is signed in, also where the plan is suspended, so that the own record cannot be given (platform-api 4.2, 4.3). */
export function useOwnUser(): OwnRecord['user'] {
  const { session } = useConsole();
  const { call } = useConsoleCalls();
  const own = useOwnRecord();
  const { data } = useQuery({
    ...asked,
    queryKey: [...ownKey, 'user'],
    queryFn: ({ signal }) => call<NonNullable<OwnRecord['user']>>(`/Users/${session.user_sid}`, { signal }),
    enabled: own.isError,
  });
  return own.data?.user ?? data;
}

/** Whether the own record could not be given since a payment of the plan failed: another card brings it back (platform-api 4.2). */
export const isSuspended = (error: Error | null): boolean => /is missing a subscription/.test(error?.message ?? '');

/**
 * Whether the plan was paid when the page opened: the page goes on being that of an upgrade, or of a change, until it is left.
 * @returns undefined until that is known
 */
export function usePaidAtFirst({ data, isFetchedAfterMount }: ReturnType<typeof useOwnRecord>): boolean | undefined {
  const [isPaid, setPaid] = useState<boolean>();
  if (isPaid === undefined && data && isFetchedAfterMount) setPaid(data.account?.plan_type === 'paid');
  return isPaid;
}

/** Reads the plan now; whoever shows it shows that. */
export function useReadOwn(): () => Promise<OwnRecord> {
  const { call } = useConsoleCalls();
  const client = useQueryClient();
  return () =>
    client.fetchQuery({ queryKey: ownKey, queryFn: () => call<OwnRecord>('/Users/me'), staleTime: 0, retry: false });
}

export function usePrices() {
  const { call } = useConsoleCalls();
  return useQuery({
    ...asked,
    queryKey: ['hosted', 'prices'],
    queryFn: ({ signal }) => call<PricedProduct[]>('/Prices', { signal }),
  });
}

/** The account at the provider of card payment, which is made where there is none. */
export function useCustomer() {
  const { call } = useConsoleCalls();
  return useQuery({
    ...asked,
    queryKey: ['hosted', 'customer'],
    queryFn: ({ signal }) => call<{ stripe_customer_id?: string }>('/StripeCustomerId', { signal }),
  });
}

interface InvoiceLine {
  description?: string | null;
  amount?: number;
}

/** The next invoice, as the provider of card payment makes it up (platform-api 21.4). */
export interface Invoice {
  /** By what it is charged; none where only single items are left over. */
  subscription?: string | null;
  total?: number;
  currency?: string;
  /** Seconds since 1970. */
  next_payment_attempt?: number | null;
  lines?: { data?: InvoiceLine[] };
}

export function useNextInvoice(isAsked: boolean) {
  const { call } = useConsoleCalls();
  return useQuery({
    ...asked,
    queryKey: ['hosted', 'invoice'],
    queryFn: ({ signal }) => call<Invoice>('/Invoices', { signal }),
    enabled: isAsked,
  });
}

interface LatestInvoice {
  number?: string | null;
  created?: number | null;
  total?: number;
  currency?: string;
  status?: string | null;
  hosted_invoice_url?: string | null;
  invoice_pdf?: string | null;
}

interface CardSubscription {
  status?: string;
  latest_invoice?: LatestInvoice | null;
}

export function useCardSubscription(isAsked: boolean) {
  const { call } = useConsoleCalls();
  return useQuery({
    ...asked,
    queryKey: ['hosted', 'subscription'],
    queryFn: ({ signal }) => call<CardSubscription>('/Subscriptions', { signal }),
    enabled: isAsked,
  });
}
