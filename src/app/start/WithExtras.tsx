import { Suspense, use, type ReactNode } from 'react';

interface WithExtrasProps {
  /** Undefined where there is nothing to wait for. */
  load: () => Promise<void> | undefined;
  children: ReactNode;
}

/** A view that may name code which its resource brings along: it waits until that is registered. */
export function WithExtras(props: WithExtrasProps) {
  return (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  );
}

function Ready({ load, children }: WithExtrasProps) {
  const extras = load();
  if (extras) use(extras);
  return children;
}
