import type { MouseEvent } from 'react';
import type { GatePageProps } from '../enter/gatePage';

interface GateLinkProps extends GatePageProps {
  to: string;
  text: string;
}

/** Leads to another page of the gate without loading it anew; a click that opens a tab or window does that. */
export function GateLink({ to, text, go }: GateLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow}>
      {text}
    </a>
  );
}
