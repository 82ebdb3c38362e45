import type { ReactNode } from 'react';
import { inPart } from '../../loading/inPart';
import { MissingPage } from '../../loading/MissingPage';
import type { Part } from '../../loading/part';
import { useArrival } from '../../loading/useArrival';

const Surroundings = inPart(() => import('../handWritten/Surroundings').then(({ Surroundings }) => Surroundings), {
  heading: 'h1',
});

interface WithExtrasProps {
  /** Undefined where a resource brings nothing along. */
  extras: Part<true> | undefined;
  children: ReactNode;
}

/** A view that may name code which its resource brings along: it waits until that is registered. */
export const WithExtras = ({ extras, children }: WithExtrasProps) =>
  extras ? <Registered extras={extras}>{children}</Registered> : children;

function Registered({ extras, children }: { extras: Part<true>; children: ReactNode }) {
  const { value, missing, retry } = useArrival(extras);
  if (missing) return <MissingPage error={missing} onRetry={retry} />;
  return value && <Surroundings>{children}</Surroundings>;
}
