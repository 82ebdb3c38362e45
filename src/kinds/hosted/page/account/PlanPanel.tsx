/* In: the own account. Out: what a hosted system shows in its form: plan, what is still to do, and its end. */
import { useLocale, useTranslate } from 'react-admin';
import { PageLink } from '../../../../fields/elements/PageLink';
import { useConsole } from '../../../../session/ConsoleContext';
import { dayText } from '../billing/Invoices';
import { boughtCapacities, currency as usual, devicesOfPlan } from '../billing/lines';
import { isSuspended, ratioOf, useNextInvoice, useOwnRecord, type OwnRecord, type PlanType } from '../billing/ownPlan';
import { money } from '../billing/pricing';
import { Asked } from '../HostedPage';

const isOn = (flag: unknown) => flag === true || flag === 1;

/** What the plan is, in a sentence (specification 1, section 4; portal behaviour 15.9). */
function PlanSentence({ own }: { own: OwnRecord }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { plan_type: plan, trial_end_date: end, is_active: active } = own.account ?? {};
  const isPaid = plan === 'paid';
  const { data: invoice, error } = useNextInvoice(isPaid);
  const bought = boughtCapacities(own.subscription?.products);
  const capacity = { calls: bought.voice_call_session, devices: devicesOfPlan(bought, ratioOf(own)) };
  if (isPaid) {
    const date = invoice?.next_payment_attempt;
    return (
      <p>
        {translate('hosted.plan.paid', capacity)}{' '}
        {date &&
          translate('hosted.plan.billed', {
            amount: money(invoice.total ?? 0, invoice.currency ?? usual, locale),
            date: dayText(date, locale),
          })}
        {error && translate('hosted.plan.bill_unknown')}
      </p>
    );
  }
  if (plan === 'free' && !isOn(active)) return <p className="plan-expired">{translate('hosted.plan.expired')}</p>;
  if (plan === 'free') return <p>{translate('hosted.plan.free', capacity)}</p>;
  return (
    <p>
      {translate('hosted.plan.trial', capacity)}{' '}
      {end && translate('hosted.plan.trial_ends', { date: dayText(Date.parse(end) / 1000, locale) })}
    </p>
  );
}

/** @param plan none where it is suspended */
function PlanLinks({ plan }: { plan?: PlanType }) {
  const translate = useTranslate();
  const { session } = useConsole();
  if (session.viewOnly) return null;
  const at = (page: string) => `/internal/accounts/${encodeURIComponent(session.account_sid ?? '')}/${page}`;
  const isPaid = plan === 'paid';
  return (
    <p className="hosted-links">
      {(isPaid || !plan) && <PageLink to={at('manage-payment')}>{translate('hosted.plan.payment')}</PageLink>}
      {isPaid && <PageLink to={at('modify-subscription')}>{translate('hosted.plan.modify')}</PageLink>}
      {!isPaid && plan && <PageLink to={at('subscription')}>{translate('hosted.plan.upgrade')}</PageLink>}
    </p>
  );
}

/** The plan of who is signed in, and what can be done about it. */
export function PlanPanel() {
  const translate = useTranslate();
  const own = useOwnRecord();
  if (isSuspended(own.error))
    return (
      <div className="plan-panel">
        <p className="plan-expired">{translate('hosted.plan.suspended')}</p>
        <PlanLinks />
      </div>
    );
  return (
    <Asked queries={[own]}>
      {() => (
        <div className="plan-panel">
          <PlanSentence own={own.data ?? {}} />
          <PlanLinks plan={own.data?.account?.plan_type ?? 'trial'} />
        </div>
      )}
    </Asked>
  );
}
