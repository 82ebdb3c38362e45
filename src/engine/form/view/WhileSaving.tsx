import { useEffect, useRef, type ReactNode } from 'react';

/** Locks the inputs of a form while it is being saved: what is typed meanwhile would be lost. The focus comes back to where it was. */
export function WhileSaving({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const noteFocus = () => {
    before.current = document.activeElement;
  };
  useEffect(() => {
    if (isLocked) return;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && before.current instanceof HTMLElement && box.current?.contains(before.current))
      before.current.focus();
  }, [isLocked]);
  return (
    <div ref={box} inert={isLocked} onFocus={noteFocus} style={isLocked ? { opacity: 0.7 } : undefined}>
      {children}
    </div>
  );
}
