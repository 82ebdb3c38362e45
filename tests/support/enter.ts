import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Puts a text behind what an input holds, at once: typing key by key draws the page for each of them. */
export async function enter(user: UserEvent, input: Element, text: string): Promise<void> {
  await user.click(input);
  await user.paste(text);
}

/**
 * Puts a text in the place of what an input holds. A page that is still coming may draw its inputs anew: the input is found
 * again until the text stays in it.
 */
export async function fillIn(user: UserEvent, find: () => Promise<HTMLElement>, text: string): Promise<void> {
  await waitFor(async () => {
    const input = await find();
    await user.clear(input);
    await user.paste(text);
    expect(await find()).toHaveDisplayValue(text);
  });
}
