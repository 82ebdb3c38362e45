import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useLocale, useTranslate } from 'react-admin';
import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { currency } from '../billing/lines';
import type { Card, CardSettings } from './card';
import { loadCardScript } from './loadStripe';

/** Cards alone, kept for the bills of every month (specification 1, section 7). */
const mode = {
  mode: 'setup',
  currency,
  paymentMethodCreation: 'manual',
  allowedPaymentMethodTypes: ['card'],
} satisfies StripeElementsOptionsMode;

const wordsOf = (error: { message?: string }): string => error.message ?? '';

/** Says no word of its own where the provider has one. */
function CardInputs({ card, onReady }: { card: Ref<Card>; onReady: () => void }) {
  const translate = useTranslate();
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string>();
  const generic = translate('hosted.card.failed');
  useImperativeHandle(
    card,
    () => ({
      async read() {
        if (!stripe || !elements) return { error: generic };
        const { error: incomplete } = await elements.submit();
        if (incomplete) return { error: wordsOf(incomplete) || generic };
        const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
        return error ? { error: wordsOf(error) || generic } : { id: paymentMethod.id };
      },
      async confirm(clientSecret, returnTo) {
        if (!stripe) return generic;
        const { error } = await stripe.confirmPayment({
          clientSecret,
          confirmParams: { return_url: returnTo },
          redirect: 'if_required',
        });
        return error && (wordsOf(error) || generic);
      },
    }),
    [stripe, elements, generic],
  );
  return (
    <>
      <PaymentElement onReady={onReady} onLoadError={({ error }) => setProblem(wordsOf(error) || generic)} />
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}

interface CardFieldProps {
  settings: CardSettings;
  card: Ref<Card>;
  /** The inputs are there. */
  onReady: () => void;
}

/** The inputs of a card, drawn by the provider of card payment; where its script does not come, that is told. */
export function CardField({ settings: { key, script }, card, onReady }: CardFieldProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['hosted', 'card', key, script],
    queryFn: () => loadCardScript(key ?? '', script),
    enabled: key !== undefined,
    retry: false,
    staleTime: Infinity,
    /* An object of the provider's, which nobody looks into. */
    structuralSharing: false,
  });
  const options = useMemo(() => {
    const isDark = document.documentElement.dataset.mode === 'dark';
    return { ...mode, locale: locale as 'en', appearance: { theme: isDark ? 'night' : 'stripe' } } as const;
  }, [locale]);
  if (key === undefined) return <Notice kind="error">{translate('hosted.card.no_key')}</Notice>;
  if (error && !isFetching)
    return (
      <Notice kind="error" action={<PlainButton onClick={() => void refetch()}>{translate('form.retry')}</PlainButton>}>
        {translate('hosted.card.blocked')}
      </Notice>
    );
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy="true" />;
  return (
    <Elements stripe={data} options={options}>
      <CardInputs card={card} onReady={onReady} />
    </Elements>
  );
}
