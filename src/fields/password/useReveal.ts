import { useState } from 'react';

/** Whether a hidden text is shown now. */
export function useReveal() {
  const [isShown, setShown] = useState(false);
  return { isShown, toggle: () => setShown((shown) => !shown), show: () => setShown(true) };
}
