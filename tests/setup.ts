import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  if (vi.isMockFunction(console.error)) return;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(
      parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
    );
  });
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console got errors:\n${complaints.join('\n')}`);
});
