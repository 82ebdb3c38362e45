import { describe, expect, it } from 'vitest';
import { pageButtons } from '../../../src/engine/list/paging/pageButtons';

const drawn = (page: number, count: number) =>
  pageButtons(page, count)
    .map((button) => ('page' in button ? String(button.page) : `…${button.jumpTo}`))
    .join(' ');

describe('the page buttons of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [2, 5, '1 2 3 4 5'],
    [1, 10, '1 2 3 4 …4 10'],
    [4, 10, '1 2 3 4 5 …7 10'],
    [5, 10, '1 …2 4 5 6 …8 10'],
    [6, 10, '1 …3 5 6 7 …9 10'],
    [7, 10, '1 …4 6 7 8 9 10'],
    [10, 10, '1 …7 7 8 9 10'],
    [50, 100, '1 …47 49 50 51 …53 100'],
  ])('on page %i of %i are %s', (page, count, expected) => {
    expect(drawn(page, count)).toBe(expected);
  });
});
