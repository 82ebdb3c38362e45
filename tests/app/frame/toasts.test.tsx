import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  memoryStore,
  NotificationContextProvider,
  StoreContextProvider,
  UndoableMutationsContextProvider,
  useAddUndoableMutation,
  useCloseNotification,
  useNotify,
} from 'react-admin';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../../src/app/frame/toasts/Toasts';
import { unfinished } from '../../../src/session/ending/unfinished';

let notify: ReturnType<typeof useNotify>;
let addCall: ReturnType<typeof useAddUndoableMutation>;
let unmount: () => void;

function Handle() {
  const told = useNotify();
  const add = useAddUndoableMutation();
  useEffect(() => {
    notify = told;
    addCall = add;
  }, [told, add]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  ({ unmount } = render(
    <StoreContextProvider value={memoryStore()}>
      <NotificationContextProvider>
        <UndoableMutationsContextProvider>
          <Handle />
          <Toasts />
        </UndoableMutationsContextProvider>
      </NotificationContextProvider>
    </StoreContextProvider>,
  ));
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

/** A message whose call waits for it; the answer is called with how it ended. */
function sayUndoable(message: string) {
  const call = vi.fn<(outcome: { isUndo: boolean }) => void>();
  act(() => {
    addCall(call);
    notify(message, { undoable: true });
  });
  return call;
}

describe('a call that may be undone', () => {
  it('is made once the time of its message is up', () => {
    const call = sayUndoable('Deleted');
    wait(4_900);
    expect(call).not.toHaveBeenCalled();
    wait(200);
    expect(call.mock.calls).toEqual([[{ isUndo: false }]]);
  });

  it('waits as long as the pointer is on its message', () => {
    const call = sayUndoable('Deleted');
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(60_000);
    expect(call).not.toHaveBeenCalled();
  });

  it('is taken back by Undo, and never made', () => {
    const call = sayUndoable('Deleted');
    fireEvent.click(screen.getByRole('button', { name: 'ra.action.undo' }));
    wait(60_000);
    unmount();
    expect(call.mock.calls).toEqual([[{ isUndo: true }]]);
  });

  it('is not the one of an equal message', () => {
    const [first, second] = [sayUndoable('Deleted'), sayUndoable('Deleted')];
    fireEvent.click(screen.getAllByRole('button', { name: 'ra.action.undo' })[1]!);
    expect(second.mock.calls).toEqual([[{ isUndo: true }]]);
    expect(first).not.toHaveBeenCalled();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('is made when its message has to make room', () => {
    const [first, ...others] = ['One', 'Two', 'Three', 'Four'].map(sayUndoable);
    expect(first?.mock.calls).toEqual([[{ isUndo: false }]]);
    others.forEach((call) => expect(call).not.toHaveBeenCalled());
  });

  it.each([
    ['the session or the provider is left', () => unfinished.finish()],
    ['the page goes away', () => fireEvent(window, new Event('pagehide'))],
    ['the frame goes away', () => unmount()],
  ])('is made once when %s', (_, leave) => {
    const call = sayUndoable('Deleted');
    act(() => void leave());
    expect(call.mock.calls).toEqual([[{ isUndo: false }]]);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
    unmount();
    expect(call).toHaveBeenCalledOnce();
  });
});

it('a message without a time stays', () => {
  act(() => notify('Read this', { autoHideDuration: null }));
  wait(60_000);
  expect(screen.getByText('Read this')).toBeInTheDocument();
});

it('a message that is made of elements can close itself', () => {
  const Closing = () => <button onClick={useCloseNotification()}>Understood</button>;
  act(() => notify(<Closing />));
  fireEvent.click(screen.getByText('Understood'));
  expect(screen.queryByText('Understood')).not.toBeInTheDocument();
});
