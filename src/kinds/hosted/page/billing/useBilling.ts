import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { failureText } from '../../../../actions/failureText';
import type { Billing, Told } from './changes';
import type { Answer } from './outcome';
import { useReadOwn, type Invoice } from './ownPlan';

/** The calls of billing, as the changes of a plan make them. */
export function useBilling(): Billing {
  const { call } = useConsoleCalls();
  const readOwn = useReadOwn();
  return {
    send: (body, alone = false) => call<Answer | undefined>('/Subscriptions', { method: 'POST', body, alone }),
    readOwn,
    readInvoice: () => call<Invoice>('/Invoices'),
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  };
}

/** One thing at a time: what is pressed while something runs is not done. Whoever goes by keys stays where they pressed. */
export function useRunning() {
  const isRunning = useRef(false);
  const pressed = useRef<Element>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    /* A button that is disabled meanwhile loses the focus. */
    const isLost = document.activeElement === document.body;
    if (!isBusy && isLost && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [isBusy]);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    pressed.current = document.activeElement;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** A message of a change in the operator's words. */
export function useTold(): (told: Told) => string {
  const translate = useTranslate();
  return (told) => {
    if ('reason' in told) {
      /* What the platform hands on of the provider names paths of an API that no operator knows. */
      const [, status] = /from stripe: (\d+)$/.exec((told.reason as Error | undefined)?.message ?? '') ?? [];
      return status ? translate('hosted.pay.provider', { status }) : failureText(translate, told.reason);
    }
    return 'words' in told ? told.words : translate(told.key, told.args);
  };
}

/** Tells what was done, on the page that follows. */
export function useTellDone(): (key: string, type?: 'success' | 'info') => void {
  const notify = useNotify();
  return (key, type = 'success') => notify(key, { type });
}
