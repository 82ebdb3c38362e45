import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classes } from '../../../fields/elements/classes';

interface TabListProps {
  /** Of the whole list. */
  label: string;
  tabs: readonly { id: string; label: string }[];
  active: string;
  onOpen: (id: string) => void;
  /** Ids of the elements begin with it. */
  formId: string;
}

/** Where a key leads from a place among so many. */
const steps: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tabs of a form by name: arrows go from one to the next, Enter opens. The open one is in view. */
export function TabList({ label, tabs, active, onOpen, formId }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(active);
  useEffect(() => {
    const { current: strip } = list;
    const tab = strip?.querySelector<HTMLElement>('[aria-selected=true]');
    /* Not at first: to ask where something stands makes the browser lay out the whole form that was just drawn. */
    if (strip && tab && last.current !== active) strip.scrollTo?.({ left: tab.offsetLeft - strip.offsetLeft - 16 });
    last.current = active;
  }, [active]);
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    /* Alt with an arrow goes back in the browser. */
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const to = steps[event.key]?.(buttons.indexOf(event.currentTarget), buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="form-tabs">
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${formId}-tab-${tab.id}`}
          aria-controls={`${formId}-panel-${tab.id}`}
          aria-selected={tab.id === active}
          tabIndex={tab.id === active ? 0 : -1}
          className={classes('bare', tab.id === active && 'current')}
          onClick={() => onOpen(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
