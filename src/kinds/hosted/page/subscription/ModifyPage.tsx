import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { failureText } from '../../../../actions/failureText';
import { Notice } from '../../../../fields/elements/Notice';
import { PageLink } from '../../../../fields/elements/PageLink';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { changeQuantities, returnToFree, type Result } from '../billing/changes';
import { isSame, orderOf, type Capacities, type PricedProduct } from '../billing/lines';
import { ratioOf, useOwnRecord, usePrices, type OwnRecord } from '../billing/ownPlan';
import { useBilling, useRunning, useTellDone, useTold } from '../billing/useBilling';
import { BusyBanner } from '../BusyBanner';
import { accountAddress, Asked, HostedPage, useAccountSid } from '../HostedPage';
import { FreeDialog } from './FreeDialog';
import { PlanTable } from './PlanTable';
import { ReviewDialog, type Review } from './ReviewDialog';
import { useCapacities } from './useCapacities';

interface ModifyFormProps {
  own: OwnRecord;
  products: readonly PricedProduct[];
}

type Dialog = { kind: 'review'; review: Review; capacities: Capacities } | { kind: 'free' };

function ModifyForm({ own, products }: ModifyFormProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const sid = useAccountSid();
  const { call } = useConsoleCalls();
  const billing = useBilling();
  const tellDone = useTellDone();
  const toldText = useTold();
  const { isBusy, run } = useRunning();
  const plan = useCapacities(own, false);
  const [dialog, setDialog] = useState<Dialog>();
  const [failure, setFailure] = useState<{ text: string; helps?: 'card' }>();
  const [isLeaving, setLeaving] = useState(false);
  const { capacities } = plan;
  const ratio = ratioOf(own);

  useEffect(() => {
    if (isLeaving && !isBusy) void navigate(accountAddress(sid));
  }, [isLeaving, isBusy, navigate, sid]);

  const review = () =>
    run(async () => {
      setFailure(undefined);
      if (!capacities) return;
      const body = { action: 'update-quantities', dry_run: true, products: orderOf(products, capacities) };
      try {
        const answer = await call<Review>('/Subscriptions', { method: 'POST', body });
        setDialog({ kind: 'review', review: answer, capacities });
      } catch (reason) {
        setFailure({ text: failureText(translate, reason) });
      }
    });
  const follow = async (result: Result, done: string) => {
    setDialog(undefined);
    if (result.kind === 'told') {
      setFailure({ text: toldText(result.told), ...(result.helps ? { helps: result.helps } : {}) });
      return;
    }
    tellDone(done);
    await billing.readOwn().catch(() => undefined);
    setLeaving(true);
  };
  const confirm = (wanted: Capacities) =>
    run(async () => follow(await changeQuantities(billing, orderOf(products, wanted), wanted), 'hosted.modify.done'));
  const free = () => run(async () => follow(await returnToFree(billing), 'hosted.free.done'));
  const isUnchanged = !capacities || isSame(capacities, plan.bought);
  return (
    <form
      noValidate
      className="form-cards"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnchanged) void review();
      }}
    >
      <section className="form-card" aria-label={translate('hosted.modify.title')}>
        <PlanTable {...plan} products={products} ratio={ratio} isDisabled={isBusy} />
      </section>
      <BusyBanner isBusy={isBusy} />
      {failure && (
        <Notice kind="error">
          {failure.text}{' '}
          {failure.helps && (
            <PageLink to={`/internal/accounts/${sid}/manage-payment`}>{translate('hosted.plan.payment')}</PageLink>
          )}
        </Notice>
      )}
      <div className="hosted-actions">
        <PlainButton type="submit" variant="contained" disabled={isBusy || isUnchanged}>
          {translate('hosted.modify.review')}
        </PlainButton>
        <PlainButton
          variant="outlined"
          colour="danger"
          disabled={isBusy}
          onClick={() => {
            setFailure(undefined);
            setDialog({ kind: 'free' });
          }}
        >
          {translate('hosted.free.button')}
        </PlainButton>
        <PlainButton variant="outlined" disabled={isBusy} onClick={() => void navigate(accountAddress(sid))}>
          {translate('actions.cancel')}
        </PlainButton>
      </div>
      {dialog?.kind === 'review' && (
        <ReviewDialog
          {...dialog}
          ratio={ratio}
          locale={locale}
          isBusy={isBusy}
          onConfirm={() => void confirm(dialog.capacities)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'free' && (
        <FreeDialog isBusy={isBusy} onConfirm={() => void free()} onClose={() => setDialog(undefined)} />
      )}
    </form>
  );
}

function Modify() {
  const translate = useTranslate();
  const sid = useAccountSid();
  const [own, prices] = [useOwnRecord(), usePrices()];
  const all = [own, prices];
  const [isPaidAtFirst, setPaidAtFirst] = useState<boolean>();
  if (isPaidAtFirst === undefined && own.data && own.isFetchedAfterMount)
    setPaidAtFirst(own.data.account?.plan_type === 'paid');
  return (
    <Asked
      errors={all.map(({ error }) => error)}
      isPending={isPaidAtFirst === undefined || all.some(({ data }) => data === undefined)}
      onRetry={() => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch())}
    >
      {() =>
        isPaidAtFirst ? (
          <ModifyForm own={own.data ?? {}} products={prices.data ?? []} />
        ) : (
          <Notice kind="info">
            {translate('hosted.modify.not_paid')}{' '}
            <PageLink to={`/internal/accounts/${sid}/subscription`}>{translate('hosted.plan.upgrade')}</PageLink>
          </Notice>
        )
      }
    </Asked>
  );
}

/** Other quantities of a paid plan, or back to the free one (specification 1, subscription screen; portal behaviour 16.3). */
export const ModifyPage = () => (
  <HostedPage title="hosted.modify.title">
    <Modify />
  </HostedPage>
);
