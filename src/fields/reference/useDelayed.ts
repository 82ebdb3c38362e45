import { useEffect, useState } from 'react';

/** A text once it has stood still for so many milliseconds. */
export function useDelayed(text: string, milliseconds: number): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return delayed;
}
