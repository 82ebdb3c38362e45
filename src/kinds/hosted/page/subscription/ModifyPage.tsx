import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { Notice } from '../../../../fields/elements/Notice';
import { PageLink } from '../../../../fields/elements/PageLink';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { changeQuantities, returnToFree, type Result } from '../billing/changes';
import { isSame, orderOf, type Capacities, type PricedProduct } from '../billing/lines';
import { ratioOf, useOwnRecord, usePaidAtFirst, usePrices, type OwnRecord } from '../billing/ownPlan';
import { useBilling, useTellDone, useTold } from '../billing/useBilling';
import { BusyBanner } from '../BusyBanner';
import { HostedActions, HostedForm, useHostedForm } from '../HostedForm';
import { Asked, HostedPage, useAccountSid } from '../HostedPage';
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
  const { call } = useConsoleCalls();
  const billing = useBilling();
  const tellDone = useTellDone();
  const toldText = useTold();
  const { sid, isBusy, failure, setFailure, run, leave, cancel } = useHostedForm();
  const plan = useCapacities(own, false);
  const [dialog, setDialog] = useState<Dialog>();
  const [helps, setHelps] = useState<'card'>();
  const { capacities } = plan;
  const ratio = ratioOf(own);

  const review = () =>
    run(async () => {
      if (!capacities) return;
      const body = { action: 'update-quantities', dry_run: true, products: orderOf(products, capacities) };
      try {
        const answer = await call<Review>('/Subscriptions', { method: 'POST', body });
        setDialog({ kind: 'review', review: answer, capacities });
      } catch (reason) {
        setHelps(undefined);
        setFailure(toldText({ reason }));
      }
    });
  const follow = async (result: Result, done: string) => {
    setDialog(undefined);
    if (result.kind === 'told') {
      setHelps(result.helps);
      return setFailure(toldText(result.told));
    }
    tellDone(done);
    await billing.readOwn().catch(() => undefined);
    leave();
  };
  const confirm = (wanted: Capacities) =>
    run(async () => follow(await changeQuantities(billing, orderOf(products, wanted), wanted), 'hosted.modify.done'));
  const free = () => run(async () => follow(await returnToFree(billing), 'hosted.free.done'));
  const isUnchanged = !capacities || isSame(capacities, plan.bought);
  return (
    <HostedForm
      isBusy={isBusy}
      onSubmit={() => {
        if (!isUnchanged) void review();
      }}
    >
      <section className="form-card" aria-label={translate('hosted.modify.title')}>
        <PlanTable {...plan} products={products} ratio={ratio} isDisabled={isBusy} />
      </section>
      <BusyBanner isBusy={isBusy} />
      {failure && (
        <Notice kind="error">
          {failure}{' '}
          {helps && (
            <PageLink to={`/internal/accounts/${sid}/manage-payment`}>{translate('hosted.plan.payment')}</PageLink>
          )}
        </Notice>
      )}
      <HostedActions
        isBusy={isBusy}
        label={translate('hosted.modify.review')}
        isDisabled={isUnchanged}
        onCancel={cancel}
      >
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
      </HostedActions>
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
    </HostedForm>
  );
}

function Modify() {
  const translate = useTranslate();
  const sid = useAccountSid();
  const [own, prices] = [useOwnRecord(), usePrices()];
  const isPaidAtFirst = usePaidAtFirst(own);
  return (
    <Asked queries={[own, prices]} isPending={isPaidAtFirst === undefined}>
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
