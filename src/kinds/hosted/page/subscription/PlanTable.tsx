/* In: prices and what is typed. Out: the screen of a plan: what it costs, how it is paid, and what came of it. */
import { useLocale, useTranslate } from 'react-admin';
import { useId, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../../../fields/elements/classes';
import { RequiredMark } from '../../../../fields/elements/marks';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { complaintText } from '../../../../fields/input/useComplaintText';
import {
  capacityProblem,
  currency,
  devicesOfCalls,
  lines,
  monthlyTotal,
  offerOf,
  type Category,
  type PricedProduct,
  type Typed,
} from '../billing/lines';
import { costOf, feeFor, feeText, money } from '../billing/pricing';

const serviceTexts: Record<Category, string> = {
  voice_call_session: 'hosted.lines.voice_call_session',
  device: 'hosted.lines.device',
};

interface PlanTableProps {
  products: readonly PricedProduct[];
  typed: Typed;
  onType: (category: Category, text: string) => void;
  /** Devices beside those of the calls have a row. */
  hasDevices: boolean;
  onAddDevices: () => void;
  ratio: number;
  isDisabled: boolean;
}

/** A quantity that may be bought; a row goes on showing nothing until there is one. */
const quantityOf = (category: Category, typed: Typed): number | undefined =>
  capacityProblem(category, typed[category]) ? undefined : Number(typed[category]);

type Row = Pick<PlanTableProps, 'products' | 'typed' | 'onType' | 'isDisabled'> & {
  category: Category;
  input?: Ref<HTMLInputElement>;
};

function PlanRow({ category, input, products, typed, onType, isDisabled }: Row) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const line = lines.find((each) => each.category === category);
  const offer = offerOf(products, category);
  const quantity = quantityOf(category, typed);
  const problem = capacityProblem(category, typed[category]);
  const fee = offer && feeFor(offer.price, quantity ?? line?.min ?? 0);
  const cost = offer && quantity !== undefined ? costOf(offer.price, quantity) : undefined;
  const unit = (offer?.product.unit_label ?? '').replace(/^per\s+/i, '');
  const label = translate(serviceTexts[category]);
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>
          {label}
          <RequiredMark />
        </label>
      </th>
      <td>
        <input
          id={id}
          ref={input}
          className={classes('control', 'capacity', problem && 'error')}
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed[category]}
          disabled={isDisabled}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-note`}
          onChange={(event) => onType(category, event.target.value)}
        />
        <p id={`${id}-note`} className={classes('field-note', problem && 'error')}>
          {complaintText(translate, {
            key: problem === 'required' ? 'rules.required' : 'hosted.lines.bounds',
            args: { min: line?.min, max: line?.max },
          })}
        </p>
      </td>
      <td>
        {fee
          ? translate(fee.kind === 'flat' ? 'hosted.lines.flat' : 'hosted.lines.per_unit', {
              fee: feeText(fee, currency, locale),
              unit,
            })
          : translate('hosted.lines.no_price')}
      </td>
      <td className="amount">{cost === undefined ? '–' : money(cost, currency, locale)}</td>
    </tr>
  );
}

/** What is bought, what it costs, and what that makes a month (specification 1, subscription screen). */
export function PlanTable({ hasDevices, onAddDevices, ratio, ...row }: PlanTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const devices = useRef<HTMLInputElement>(null);
  const calls = quantityOf('voice_call_session', row.typed);
  const device = quantityOf('device', row.typed);
  const total =
    calls === undefined || device === undefined
      ? undefined
      : monthlyTotal(row.products, { voice_call_session: calls, device });
  return (
    <>
      <div className="plan-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('hosted.lines.service')}</th>
              <th scope="col">{translate('hosted.lines.capacity')}</th>
              <th scope="col">{translate('hosted.lines.price')}</th>
              <th scope="col" className="amount">
                {translate('hosted.lines.cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            <PlanRow category="voice_call_session" {...row} />
            {hasDevices && <PlanRow category="device" input={devices} {...row} />}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {translate('hosted.lines.total')}
              </th>
              <td className="amount">{total === undefined ? '–' : money(total, currency, locale)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {!hasDevices && (
        <div className="device-hint">
          {calls !== undefined && (
            <p className="note">{translate('hosted.lines.hint', { calls, devices: devicesOfCalls(calls, ratio) })}</p>
          )}
          <PlainButton
            className="flush"
            disabled={row.isDisabled}
            onClick={() => {
              flushSync(onAddDevices);
              devices.current?.focus();
            }}
          >
            {translate('hosted.lines.add_devices')}
          </PlainButton>
        </div>
      )}
    </>
  );
}
