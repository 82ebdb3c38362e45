import { Suspense, use, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { dailyWork } from './dailyWork';
import { MissingPart } from './MissingPart';
import { part } from './part';

interface InPartOptions<Props> {
  /** Only few screens need it: it is no part of daily work. */
  isHeavy?: boolean;
  /** It fills a page: what keeps it from coming is told there (`PageCrash`), not in a dialog. */
  isPage?: boolean;
  /** Stands in its place until it is there. */
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
  { isHeavy, isPage = false, waiting }: InPartOptions<Props> = {},
): FunctionComponent<Props> {
  const its = isHeavy ? part(load) : dailyWork(load);

  const Awaited = ({ coming, props }: { coming: Promise<ComponentType<Props>>; props: Props }) => {
    const Known = use(coming);
    return <Known {...props} />;
  };

  return function InPart(props: Props) {
    /* Decided when it is mounted: a component that changes its place in the tree would lose what it holds. */
    const [Known] = useState(() => its.now());
    const [coming, setComing] = useState(() => (Known ? undefined : its.load()));
    if (Known) return <Known {...props} />;
    const awaited = (
      <Suspense fallback={waiting?.(props)}>
        <Awaited coming={coming ?? its.load()} props={props} />
      </Suspense>
    );
    if (isPage) return awaited;
    return (
      <MissingPart onClose={closing(props)} onRetry={() => setComing(its.load())}>
        {awaited}
      </MissingPart>
    );
  };
}
