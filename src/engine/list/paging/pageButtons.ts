/** A page, or a gap that jumps to the page it names. */
export type PageButton = { page: number } | { jumpTo: number };

const neighbours = 1;
const jump = 3;
const minimum = 4;

/**
 * The buttons of a list's footer (portal-behaviour 4.6): first, last, the current page with one neighbour on each side;
 * near an end the four pages of that end; what is left out becomes a gap that jumps three pages.
 * @param page the current page, from 1
 * @param count how many pages there are
 */
export function pageButtons(page: number, count: number): PageButton[] {
  const shown = (candidate: number) =>
    candidate === 1 ||
    candidate === count ||
    Math.abs(candidate - page) <= neighbours ||
    (page <= minimum && candidate <= minimum) ||
    (page > count - minimum && candidate > count - minimum);
  const pages = Array.from({ length: count }, (_, index) => index + 1).filter(shown);
  return pages.flatMap((candidate, index): PageButton[] => {
    const previous = pages[index - 1] ?? candidate - 1;
    if (candidate - previous === 1) return [{ page: candidate }];
    const jumpTo = candidate <= page ? Math.max(1, page - jump) : Math.min(count, page + jump);
    return [{ jumpTo }, { page: candidate }];
  });
}

/** The page of the new size on which the first row of the present page stands. */
export const pageAfterResize = (page: number, perPage: number, newSize: number): number =>
  Math.floor(((page - 1) * perPage) / newSize) + 1;
