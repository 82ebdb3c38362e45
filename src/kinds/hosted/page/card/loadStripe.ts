import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** One script at a time; what did not come can be asked for again. */
function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} did not come.`));
    };
    document.head.append(script);
  });
}

/**
 * The provider's script, which draws the inputs of a card: what is typed there never passes through the console.
 * @throws when it is blocked or does not come
 */
export async function loadCardScript(key: string, script: string | undefined): Promise<Stripe> {
  if (script && !('Stripe' in window)) await addScript(script);
  const stripe = await loadStripe(key);
  if (!stripe) throw new Error('The script of card payment gave nothing.');
  return stripe;
}
