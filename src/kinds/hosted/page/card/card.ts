/* In: what an operator types about a card. Out: a name for it at the provider of card payment, and a payment that its owner confirms. */

/** All that the console asks of the provider of card payment; tests put another one in its place. */
export interface Card {
  /** Hands in what is typed. @returns by what the platform may charge the card, or the provider's own words for what is wrong */
  read: () => Promise<{ id: string } | { error: string }>;
  /**
   * Lets the owner of the card confirm a payment.
   * @param returnTo whole address of the page to come back to, where that has to happen elsewhere
   * @returns why it was not confirmed, in the provider's words
   */
  confirm: (clientSecret: string, returnTo: string) => Promise<string | undefined>;
}

/** How a deployment takes cards. */
export interface CardSettings {
  /** The public half of the key; without it there is no card payment. */
  key: string | undefined;
  /** Of the provider's script, where it is not the provider's own. */
  script: string | undefined;
}
