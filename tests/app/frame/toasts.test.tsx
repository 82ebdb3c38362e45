import { act, fireEvent, render, screen } from '@testing-library/react';
import { memoryStore, NotificationContextProvider, StoreContextProvider, useNotify } from 'react-admin';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../../src/app/frame/Toasts';

let notify: ReturnType<typeof useNotify>;

function Handle() {
  const told = useNotify();
  useEffect(() => {
    notify = told;
  }, [told]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <StoreContextProvider value={memoryStore()}>
      <NotificationContextProvider>
        <Handle />
        <Toasts />
      </NotificationContextProvider>
    </StoreContextProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const say = (message: string, type: 'success' | 'error' = 'success') => act(() => notify(message, { type }));
const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

describe('messages', () => {
  it('of success are announced politely and go after five seconds', () => {
    say('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    wait(4_900);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('of failure are announced at once and stay until they are closed', () => {
    say('Broken', 'error');
    wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stay while the pointer is on them', () => {
    say('Saved');
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status'));
    wait(5_100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stand at most three at once, the newest last', () => {
    ['One', 'Two', 'Three', 'Four'].forEach((text) => say(text));
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Two', 'Three', 'Four']);
  });

  it('are not repeated while the same one stands', () => {
    say('Broken', 'error');
    say('Broken', 'error');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
