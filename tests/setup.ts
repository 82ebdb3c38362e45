import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { endFile } from './support/afterFile';
import '../resources/ownerTypes';

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

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console got errors:\n${complaints.join('\n')}`);
});

afterAll(endFile);
