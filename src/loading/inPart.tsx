import { useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { dailyWork } from './dailyWork';
import { MissingPage } from './MissingPage';
import { MissingPartDialog } from './MissingPartDialog';
import { part } from './part';
import { surrounded } from './surroundings';
import { useArrival } from './useArrival';

interface InPartOptions<Props> {
  /** Only few screens need it: it is no part of daily work. */
  isHeavy?: boolean;
  /** It fills a page (`h1`) or a place of one (`h2`): what keeps it from coming is told there, under such a heading, not in a dialog. */
  heading?: 'h1' | 'h2';
  /** What stands in its place until it is there. */
  waiting?: (props: Props) => ReactNode;
}

/** How a component is told that it is no longer wanted. */
const closing = (props: { onClose?: () => void; onCancel?: () => void }) => props.onClose ?? props.onCancel;

/**
 * A component of a part that comes later: drawn at once where the part is there already. What cannot be loaded is told, and its
 * `onClose` or `onCancel` called, if it takes one, so that it can be asked for again.
 * @param load the dynamic import of the component
 */
export function inPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isHeavy, heading, waiting }: InPartOptions<Props> = {},
): FunctionComponent<Props> {
  const whole = () => surrounded(load);
  const its = isHeavy ? part(whole) : dailyWork(whole);

  function Arriving(props: Props) {
    const { value: Known, missing, retry } = useArrival(its);

    if (Known) return <Known {...props} />;
    if (!missing) return waiting?.(props) ?? null;
    if (heading) return <MissingPage heading={heading} error={missing} onRetry={retry} />;
    return <MissingPartDialog error={missing} onRetry={retry} onClose={() => closing(props)?.()} />;
  }

  /* What is there already waits for nothing: a form has hundreds of inputs. For its whole life, so that it stays the same element. */
  return function InPart(props: Props) {
    const [Known] = useState(() => its.now());
    return Known ? <Known {...props} /> : <Arriving {...props} />;
  };
}
