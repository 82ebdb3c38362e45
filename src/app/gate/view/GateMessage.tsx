import type { ReactNode } from 'react';

export type MessageKind = 'error' | 'warning' | 'success';

/** One message above or in a form, announced as it appears. */
export function GateMessage({ kind, children }: { kind: MessageKind; children: ReactNode }) {
  return (
    <div className={`message ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
