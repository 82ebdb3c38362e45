/*
 * Stands in for the script of the provider of card payment, offline. It takes the well-known test cards and is as strict about the
 * order of calls: elements are submitted before a payment method is made of them, and every change asks for that again.
 *   4242 4242 4242 4242 is taken, 4000 0000 0000 0002 refused at once, 4000 0000 0000 0341 refused when charged,
 *   4000 0025 0000 3155 asks its owner first.
 */
(() => {
  const brands = [
    [/^4/, 'visa'],
    [/^(5[1-5]|2[2-7])/, 'mastercard'],
    [/^3[47]/, 'amex'],
  ];
  const brandOf = (number) => brands.find(([start]) => start.test(number))?.[1] ?? 'unknown';

  class IntegrationError extends Error {
    constructor(message) {
      super(message);
      this.name = 'IntegrationError';
    }
  }

  /** The setting in which cards are kept for later charges; what else there is, is not offered here. */
  function checkOptions({ mode, currency, paymentMethodCreation, allowedPaymentMethodTypes: allowed }) {
    if (mode !== 'setup') throw new IntegrationError(`elements(): mode has to be setup, not ${mode}.`);
    if (currency !== 'usd') throw new IntegrationError(`elements(): currency has to be usd, not ${currency}.`);
    if (paymentMethodCreation !== 'manual')
      throw new IntegrationError('elements(): paymentMethodCreation has to be manual to call createPaymentMethod().');
    if (JSON.stringify(allowed) !== '["card"]')
      throw new IntegrationError('elements(): allowedPaymentMethodTypes has to be ["card"].');
  }

  const isRight = (digits) => {
    const sum = [...digits]
      .reverse()
      .map(Number)
      .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
      .reduce((total, digit) => total + digit, 0);
    return digits.length >= 13 && sum % 10 === 0;
  };

  const problem = (code, message) => ({ type: 'validation_error', code, message });

  /** @returns what is wrong with the typed card, or its parts. */
  function readCard({ number, expiry, code }) {
    const digits = number.replace(/\D/g, '');
    if (digits.length < 13) return { error: problem('incomplete_number', 'Your card number is incomplete.') };
    if (!isRight(digits)) return { error: problem('invalid_number', 'Your card number is invalid.') };
    const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
    if (!month || Number(month) > 12)
      return { error: problem('incomplete_expiry', "Your card's expiration date is incomplete.") };
    if (!/^\d{3,4}$/.test(code.trim()))
      return { error: problem('incomplete_cvc', "Your card's security code is incomplete.") };
    return {
      card: { brand: brandOf(digits), last4: digits.slice(-4), month: Number(month), year: 2000 + Number(year) },
    };
  }

  class CardElement {
    #listeners = new Map();
    #root = document.createElement('div');
    #inputs = {};
    onInput = () => {};

    constructor() {
      const field = (name, label, autocomplete) => {
        const row = document.createElement('label');
        row.style.cssText = 'display:block;margin:0 0 8px';
        const input = document.createElement('input');
        Object.assign(input, { type: 'text', inputMode: 'numeric', autocomplete, name: `card-${name}` });
        input.style.cssText = 'display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px';
        input.addEventListener('input', () => this.#changed());
        row.append(label, input);
        this.#inputs[name] = input;
        return row;
      };
      this.#root.append(
        field('number', 'Card number', 'cc-number'),
        field('expiry', 'Expiration date (MM / YY)', 'cc-exp'),
        field('code', 'Security code', 'cc-csc'),
      );
    }

    get typed() {
      return Object.fromEntries(Object.entries(this.#inputs).map(([name, input]) => [name, input.value]));
    }

    get isMounted() {
      return this.#root.isConnected;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    once(event, listener) {
      return this.on(event, listener);
    }

    off(event, listener) {
      this.#listeners.set(
        event,
        listener ? (this.#listeners.get(event) ?? []).filter((each) => each !== listener) : [],
      );
      return this;
    }

    #tell(event, detail) {
      for (const listener of this.#listeners.get(event) ?? []) listener({ elementType: 'payment', ...detail });
    }

    #changed() {
      this.onInput();
      const isEmpty = Object.values(this.typed).every((text) => text === '');
      const detail = {
        complete: !readCard(this.typed).error,
        empty: isEmpty,
        collapsed: false,
        value: { type: 'card' },
      };
      this.#tell('change', detail);
    }

    mount(place) {
      (typeof place === 'string' ? document.querySelector(place) : place).append(this.#root);
      queueMicrotask(() => this.#tell('ready', {}));
    }

    unmount() {
      this.#root.remove();
    }

    destroy() {
      this.unmount();
    }

    focus() {
      this.#inputs.number.focus();
    }

    blur() {}
    clear() {
      for (const input of Object.values(this.#inputs)) input.value = '';
    }
    collapse() {}
    update() {}
  }

  class Elements {
    #element;
    isSubmitted = false;

    constructor(options) {
      checkOptions(options);
    }

    create(type) {
      if (type !== 'payment') throw new IntegrationError(`create(): there is no ${type} element here.`);
      if (this.#element) throw new IntegrationError('Can only create one Element of type payment.');
      this.#element = new CardElement();
      this.#element.onInput = () => (this.isSubmitted = false);
      const { destroy } = CardElement.prototype;
      this.#element.destroy = () => {
        destroy.call(this.#element);
        this.#element = undefined;
      };
      return this.#element;
    }

    getElement(type) {
      return type === 'payment' ? (this.#element ?? null) : null;
    }

    update() {}
    fetchUpdates() {
      return Promise.resolve({});
    }
    on() {}
    off() {}

    submit() {
      if (!this.#element?.isMounted)
        return Promise.reject(new IntegrationError('elements.submit(): a payment Element has to be mounted first.'));
      const { error } = readCard(this.#element.typed);
      this.isSubmitted = !error;
      return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
    }

    get card() {
      return readCard(this.#element.typed).card;
    }
  }

  /** Asks the owner of the card, as the bank would. */
  const askOwner = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Sandbox: authentication');
      const answer = (text, isConfirmed) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        button.addEventListener('click', () => {
          dialog.remove();
          resolve(isConfirmed);
        });
        return button;
      };
      dialog.append('Sandbox: your bank asks whether this payment is yours. ');
      dialog.append(answer('Complete authentication', true), ' ', answer('Fail authentication', false));
      document.body.append(dialog);
      dialog.showModal();
    });

  async function confirmPayment({ clientSecret, confirmParams, redirect }) {
    if (!/^pi_\w+_secret_\w+$/.test(clientSecret ?? ''))
      throw new IntegrationError('confirmPayment(): clientSecret has to be that of a payment.');
    if (!/^https?:\/\//.test(confirmParams?.return_url ?? ''))
      throw new IntegrationError('confirmPayment(): confirmParams.return_url has to be an absolute address.');
    const isConfirmed = await askOwner();
    const response = await fetch('/sandbox/stripe/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: clientSecret, paid: isConfirmed }),
    });
    if (response.status === 404)
      return { error: { type: 'invalid_request_error', code: 'resource_missing', message: await response.text() } };
    if (!isConfirmed)
      return {
        error: {
          type: 'card_error',
          code: 'payment_intent_authentication_failure',
          message: 'The payment was not authenticated. Use another card and try again.',
        },
      };
    if (redirect !== 'if_required') window.location.assign(confirmParams.return_url);
    return { paymentIntent: { id: clientSecret.split('_secret_')[0], status: 'succeeded' } };
  }

  let made = 0;

  window.Stripe = (key) => {
    if (!/^pk_/.test(key ?? '')) throw new IntegrationError('Please call Stripe() with your publishable key.');
    return {
      elements: (options = {}) => new Elements(options),
      createPaymentMethod({ elements }) {
        if (!(elements instanceof Elements))
          return Promise.reject(new IntegrationError('createPaymentMethod(): elements are missing.'));
        if (!elements.isSubmitted)
          return Promise.reject(
            new IntegrationError('elements.submit() must be called before stripe.createPaymentMethod().'),
          );
        const { brand, last4, month, year } = elements.card;
        made += 1;
        const id = `pm_sandbox_${brand}_${last4}_${month}_${year}_${made}`;
        return Promise.resolve({
          paymentMethod: { id, object: 'payment_method', type: 'card', card: { brand, last4 } },
        });
      },
      confirmPayment,
      createToken: () => Promise.reject(new IntegrationError('createToken() is not offered here.')),
      confirmCardPayment: () => Promise.reject(new IntegrationError('confirmCardPayment() is not offered here.')),
    };
  };
  /* The release that the console's loader expects; it warns of any other. */
  window.Stripe.version = 'endive';
})();
