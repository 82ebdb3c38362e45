import type { ReactNode } from 'react';

/** One message above or in a form, announced as it appears. */
export function GateMessage({ kind, children }: { kind: 'error' | 'success'; children: ReactNode }) {
  return (
    <div className={`message ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
