/* In: what a page before the console holds. Out: its card with heading, inputs and messages, drawn by React alone. */
import { useEffect, type ReactNode } from 'react';
import { runtimeConfig } from '../../settings/runtimeConfig';
import { Logo } from './Logo';
import './gate.css';

/** The frame of the pages before sign-in: product name, one card, one heading. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const { productName } = runtimeConfig();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  return (
    <div className="gate">
      <header className="gate-brand">
        <Logo height={28} />
        <span>{productName}</span>
      </header>
      <main className="gate-card">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
