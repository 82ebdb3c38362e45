import { useTranslate } from 'react-admin';
import { Fragment, useState, type ReactNode } from 'react';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { PlainCheckbox } from '../../../fields/elements/PlainCheckbox';
import type { Outcome } from './outcomesOf';
import type { Tried } from './useOutcomes';
import type { useRouteNames } from './useRouteNames';

interface OutcomesProps extends Tried {
  names: ReturnType<typeof useRouteNames>;
}

/** So many are drawn unless all are asked for. */
const fewRows = 50;

/** Which route and carriers take each number, and who took it before. */
export function Outcomes({ outcomes, table, names, isCompared }: OutcomesProps) {
  const translate = useTranslate();
  const [isNarrowed, setNarrowed] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const changed = outcomes.filter(({ before }) => before !== undefined);
  const wanted = isCompared && isNarrowed ? changed : outcomes;
  const shown = isWhole ? wanted : wanted.slice(0, fewRows);
  const carriers = (turns: Outcome['turns']) =>
    turns.length === 0 ? translate('routing.no_route_carrier') : names.carriers(turns);
  const route = (decision: Outcome['decision']): string => {
    if (decision.kind === 'none') return translate('routing.none');
    const name = names.route(table, decision.route);
    if (decision.kind === 'taken') return name;
    return translate(decision.kind === 'slow' ? 'routing.slow' : 'routing.stops', { route: name });
  };
  const cells = ({ number, decision, turns, before }: Outcome): [label: string, content: ReactNode][] => [
    [translate('routing.number'), <code key="number">{number}</code>],
    [
      translate('routing.route'),
      <Fragment key="route">
        {route(decision)}
        {decision.kind === 'taken' && decision.isInside && <p className="field-note">{translate('routing.inside')}</p>}
      </Fragment>,
    ],
    [translate('routing.carriers'), decision.kind === 'slow' ? translate('routing.not_known') : carriers(turns)],
    ...(isCompared ? [[translate('routing.before'), before && carriers(before)] as [string, ReactNode]] : []),
  ];
  return (
    <>
      <p role="status" className="note">
        {isCompared
          ? translate('routing.changed', { smart_count: changed.length, total: outcomes.length })
          : translate('routing.tried', { smart_count: outcomes.length })}
      </p>
      {isCompared && changed.length > 0 && (
        <PlainCheckbox
          label={translate('routing.changed_only')}
          isLabelled
          isChecked={isNarrowed}
          onChange={setNarrowed}
        />
      )}
      <table aria-label={translate('routing.outcomes')} className="plain-table stacking">
        <thead>
          <tr>
            <th>{translate('routing.number')}</th>
            <th>{translate('routing.route')}</th>
            <th>{translate('routing.carriers')}</th>
            {isCompared && <th>{translate('routing.before')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((outcome) => (
            <tr key={outcome.number}>
              {cells(outcome).map(([label, content]) => (
                <td key={label} data-label={label}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < wanted.length && (
        <PlainButton className="flush" onClick={() => setWhole(true)}>
          {translate('routing.show_all', { smart_count: wanted.length })}
        </PlainButton>
      )}
    </>
  );
}
