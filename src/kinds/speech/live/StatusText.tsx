import type { ReactNode } from 'react';
import { StatusMark, type StatusTone } from '../../../fields/elements/StatusMark';

const tones: Record<string, StatusTone> = { ok: 'good', failed: 'bad', error: 'bad', not_tested: 'off' };

/** A status as text, with a mark before it; never by colour alone. */
export const StatusText = ({ status, children }: { status: string; children: ReactNode }) => (
  <span className="marked">
    <StatusMark tone={tones[status] ?? 'unknown'} />
    {children}
  </span>
);
