import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { changeCard } from '../billing/changes';
import { Invoices } from '../billing/Invoices';
import { isSuspended, useOwnRecord, type OwnRecord } from '../billing/ownPlan';
import { useBilling, useTellDone, useTold } from '../billing/useBilling';
import { BusyBanner } from '../BusyBanner';
import { HostedActions, HostedForm, useHostedForm } from '../HostedForm';
import { accountAddress, Asked, HostedPage, useAccountSid } from '../HostedPage';
import { CardField } from './CardField';
import type { Card, CardSettings } from './card';

/** Brands as their cards say it; the platform keeps the codes of the provider of card payment. */
const brands = new Map(
  Object.entries({
    amex: 'American Express',
    cartes_bancaires: 'Cartes Bancaires',
    diners: 'Diners Club',
    discover: 'Discover',
    eftpos_au: 'eftpos',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  }),
);

function CurrentCard({ own }: { own: OwnRecord }) {
  const translate = useTranslate();
  const { card_type: type, last4, exp_month: month, exp_year: year } = own.subscription ?? {};
  if (!last4) return <p className="note">{translate('hosted.payment.none')}</p>;
  return (
    <dl className="facts">
      <dt>{translate('hosted.payment.type')}</dt>
      <dd>{brands.get(type ?? '') ?? type}</dd>
      <dt>{translate('hosted.payment.number')}</dt>
      <dd>**** **** **** {last4}</dd>
      <dt>{translate('hosted.payment.expiration')}</dt>
      <dd>
        {String(month).padStart(2, '0')}/{year}
      </dd>
    </dl>
  );
}

interface NewCardProps {
  payment: CardSettings;
  /** Opened by a button that is gone then: whoever goes by keys goes on here. */
  isOpened?: boolean;
  onClose: () => void;
}

function NewCard({ payment, isOpened, onClose }: NewCardProps) {
  const translate = useTranslate();
  const billing = useBilling();
  const tellDone = useTellDone();
  const toldText = useTold();
  const { isBusy, failure, setFailure, run, leave, returnTo } = useHostedForm();
  const card = useRef<Card>(null);
  const [isCardThere, setCardThere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);

  const save = () =>
    run(async () => {
      if (!card.current) return;
      const result = await changeCard(billing, card.current, returnTo);
      if (result.kind === 'told') return setFailure(toldText(result.told));
      tellDone('hosted.pay.done');
      leave();
    });
  return (
    <HostedForm isBusy={isBusy} onSubmit={() => void save()}>
      <section className="form-card" aria-labelledby="new-card-title">
        <h2 id="new-card-title" ref={heading} tabIndex={-1}>
          {translate('hosted.payment.fresh')}
        </h2>
        <CardField settings={payment} card={card} onReady={() => setCardThere(true)} />
        <BusyBanner isBusy={isBusy} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <HostedActions
          isBusy={isBusy}
          label={translate('hosted.payment.save')}
          isDisabled={!isCardThere}
          onCancel={onClose}
        />
      </section>
    </HostedForm>
  );
}

function ManagePayment({ payment }: { payment: CardSettings }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const sid = useAccountSid();
  const own = useOwnRecord();
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };
  if (isSuspended(own.error))
    return (
      <div className="form-cards">
        <Notice kind="warning">{translate('hosted.plan.suspended')}</Notice>
        <NewCard payment={payment} onClose={() => void navigate(accountAddress(sid))} />
      </div>
    );
  return (
    <Asked queries={[own]}>
      {() => (
        <div className="form-cards">
          <section className="form-card" aria-labelledby="card-title">
            <h2 id="card-title">{translate('hosted.payment.current')}</h2>
            <CurrentCard own={own.data ?? {}} />
            {!isChanging && (
              <div className="hosted-actions">
                <PlainButton ref={opener} variant="contained" onClick={() => setChanging(true)}>
                  {translate('hosted.payment.change')}
                </PlainButton>
                <PlainButton variant="outlined" onClick={() => void navigate(accountAddress(sid))}>
                  {translate('actions.cancel')}
                </PlainButton>
              </div>
            )}
          </section>
          {isChanging && <NewCard payment={payment} isOpened onClose={close} />}
          {own.data?.account?.plan_type === 'paid' && <Invoices />}
        </div>
      )}
    </Asked>
  );
}

/** The card that pays, another one in its place, and the invoices there are (specification 1; portal behaviour 16.4). */
export const ManagePaymentPage = ({ payment }: { payment: CardSettings }) => (
  <HostedPage title="hosted.payment.title">
    <ManagePayment payment={payment} />
  </HostedPage>
);
