import TextareaAutosize from '@mui/material/TextareaAutosize';
import { useTranslate } from 'react-admin';
import { useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PanelProps } from '../../../engine/form/panels/panels';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { useDelayed } from '../../../fields/reference/useDelayed';
import { addPartTexts } from '../../../loading/partTexts';
import english from '../texts/en';
import { dialledNumbers, mostNumbers } from './dialled';
import { Outcomes } from './Outcomes';
import { routingTable, type RoutingTable } from './routingTable';
import './simulator.css';
import { Unreached } from './Unreached';
import { useOutcomes } from './useOutcomes';
import { useRouteNames } from './useRouteNames';

addPartTexts('routing', english);

/** What is typed has to stand still for so long, in milliseconds. */
const pause = 300;

/**
 * Tries numbers with the routes as they stand in the form, saved or not: which of them takes each number, which carriers are tried, and
 * what a change that is not saved yet would send to another carrier. Bound to the inputs `routes` and `rest`, the carriers of the route for
 * everything else; `options.carriers` is the resource of the carriers.
 */
export function RouteSimulator({ record, bind, options }: PanelProps) {
  const translate = useTranslate();
  const id = useId();
  const { routes = '', rest = '' } = bind;
  const [ofRoutes, ofRest] = useWatch({ name: [routes, rest] }) as unknown[];
  const text = useDelayed(JSON.stringify(routingTable(ofRoutes, ofRest)), pause);
  const stored = record ? JSON.stringify(routingTable(record[routes], record[rest])) : text;
  const table = useMemo(() => JSON.parse(text) as RoutingTable, [text]);
  const before = useMemo(() => (stored === text ? undefined : (JSON.parse(stored) as RoutingTable)), [stored, text]);
  const names = useRouteNames(String(options.carriers), [table, before]);

  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { numbers, others } = useMemo(() => dialledNumbers(typed), [typed]);
  const isTooMany = numbers.length > mostNumbers;
  const asked = useDelayed(isTooMany ? '' : numbers.join('\n'), pause);
  const trial = useOutcomes(asked, text, before ? stored : '', attempt);
  return (
    <div className="route-simulator">
      <Unreached table={table} names={names} source={routes} />
      <label htmlFor={id} className="field-label">
        {translate('routing.numbers')}
      </label>
      <TextareaAutosize
        id={id}
        className="control wide lines code"
        minRows={1}
        maxRows={8}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        placeholder="+15083331212"
        aria-describedby={`${id}-help ${id}-error`}
        aria-invalid={isTooMany || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-help`} className="field-note">
        {translate('routing.numbers_help')}
      </p>
      <p id={`${id}-error`} role="alert" className="field-note error">
        {isTooMany
          ? translate('routing.too_many', { max: mostNumbers })
          : others.length > 0 && translate('routing.no_numbers', { texts: others.slice(0, 5).join(', ') })}
        {trial === 'failed' && (
          <>
            {translate('routing.failed')}{' '}
            <PlainButton onClick={() => setAttempt(attempt + 1)}>{translate('form.retry')}</PlainButton>
          </>
        )}
      </p>
      {trial !== undefined && trial !== 'failed' && <Outcomes {...trial} names={names} />}
    </div>
  );
}
