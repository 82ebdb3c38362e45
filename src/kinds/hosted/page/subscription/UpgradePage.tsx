import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../../fields/elements/Notice';
import { PageLink } from '../../../../fields/elements/PageLink';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { useConsole } from '../../../../session/ConsoleContext';
import { keptAttempt } from '../billing/attempt';
import { payUpgrade, settle, toldOf, type Result } from '../billing/changes';
import { currency, monthlyTotal, orderOf, type PricedProduct } from '../billing/lines';
import { ratioOf, useCustomer, useOwnRecord, usePaidAtFirst, usePrices, type OwnRecord } from '../billing/ownPlan';
import { money } from '../billing/pricing';
import { useBilling, useTellDone, useTold } from '../billing/useBilling';
import { BusyBanner } from '../BusyBanner';
import { HostedActions, HostedForm, useHostedForm } from '../HostedForm';
import { Asked, HostedPage, useAccountSid } from '../HostedPage';
import { CardField } from '../card/CardField';
import type { Card, CardSettings } from '../card/card';
import { PlanTable } from './PlanTable';
import { useCapacities } from './useCapacities';

interface UpgradeFormProps {
  own: OwnRecord;
  products: readonly PricedProduct[];
  customer: string;
  payment: CardSettings;
}

function UpgradeForm({ own, products, customer, payment }: UpgradeFormProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { session } = useConsole();
  const billing = useBilling();
  const tellDone = useTellDone();
  const toldText = useTold();
  const { isBusy, failure, setFailure, run, leave, cancel, returnTo } = useHostedForm();
  const card = useRef<Card>(null);
  const [isCardThere, setCardThere] = useState(false);
  const [attempt] = useState(() => keptAttempt(session.user_sid));
  const plan = useCapacities(own, true, attempt.order());
  const total = plan.capacities && monthlyTotal(products, plan.capacities);
  /* What was not settled when this page was left. */
  const [isUnsettled, setUnsettled] = useState(() => attempt.state() !== 'none');

  const follow = (result: Result) => {
    if (result.kind === 'told') return setFailure(toldText(result.told));
    if (result.kind === 'done') tellDone('hosted.pay.done');
    else tellDone(result.kind === 'accepted' ? 'hosted.pay.accepted' : 'hosted.upgrade.paid_already', 'info');
    leave();
  };
  const pay = () =>
    run(async () => {
      const { capacities } = plan;
      if (!card.current || !capacities) return;
      const wasCustomer = Boolean(own.account?.stripe_customer_id);
      const purchase = { capacities, products: orderOf(products, capacities), customer, wasCustomer };
      follow(await payUpgrade({ billing, attempt, card: card.current, returnTo }, purchase));
      setUnsettled(attempt.state() !== 'none');
    });
  const check = () =>
    run(async () => {
      follow(toldOf(await settle({ billing, attempt })));
      setUnsettled(attempt.state() !== 'none');
    });
  return (
    <HostedForm isBusy={isBusy} onSubmit={() => void pay()}>
      {isUnsettled && (
        <Notice
          kind="warning"
          action={
            <PlainButton disabled={isBusy} onClick={() => void check()}>
              {translate('hosted.pay.check')}
            </PlainButton>
          }
        >
          {translate('hosted.pay.unsettled')}
        </Notice>
      )}
      <section className="form-card" aria-label={translate('hosted.upgrade.title')}>
        <PlanTable {...plan} products={products} ratio={ratioOf(own)} isDisabled={isBusy || isUnsettled} />
      </section>
      <section className="form-card" aria-labelledby="card-title">
        <h2 id="card-title">{translate('hosted.card.title')}</h2>
        <CardField settings={payment} card={card} onReady={() => setCardThere(true)} />
      </section>
      <BusyBanner isBusy={isBusy} />
      {failure && <Notice kind="error">{failure}</Notice>}
      <HostedActions
        isBusy={isBusy}
        label={translate('hosted.upgrade.pay', { total: total === undefined ? '–' : money(total, currency, locale) })}
        isDisabled={!isCardThere || total === undefined}
        onCancel={cancel}
      />
    </HostedForm>
  );
}

function Upgrade({ payment }: { payment: CardSettings }) {
  const translate = useTranslate();
  const sid = useAccountSid();
  const [own, prices, customer] = [useOwnRecord(), usePrices(), useCustomer()];
  const isPaidAtFirst = usePaidAtFirst(own);
  const { user_sid: user } = useConsole().session;
  /* Whatever was begun here, or in another browser, is paid for. */
  useEffect(() => {
    if (isPaidAtFirst) keptAttempt(user).set('none');
  }, [isPaidAtFirst, user]);
  return (
    <Asked queries={[own, prices, customer]} isPending={isPaidAtFirst === undefined}>
      {() =>
        isPaidAtFirst ? (
          <Notice kind="info">
            {translate('hosted.upgrade.paid_already')}{' '}
            <PageLink to={`/internal/accounts/${sid}/modify-subscription`}>{translate('hosted.plan.modify')}</PageLink>
          </Notice>
        ) : (
          <UpgradeForm
            own={own.data ?? {}}
            products={prices.data ?? []}
            customer={customer.data?.stripe_customer_id ?? ''}
            payment={payment}
          />
        )
      }
    </Asked>
  );
}

/** From the free plan to the paid one (specification 1, subscription screen; portal behaviour 16). */
export const UpgradePage = ({ payment }: { payment: CardSettings }) => (
  <HostedPage title="hosted.upgrade.title">
    <Upgrade payment={payment} />
  </HostedPage>
);
