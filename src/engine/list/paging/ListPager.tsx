/* In: page, page size and total of a list. Out: buttons for other pages and sizes. */
import { useLocale, useTranslate } from 'react-admin';
import { useId } from 'react';
import { useScreenCommand } from '../../../actions/useScreenCommand';
import { useListState } from '../../../actions/useListState';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { useChangeList } from '../filterValues/useChangeList';
import { pageAfterResize, pageButtons } from './pageButtons';

/** Specification 1, section 9. */
const pageSizes = [25, 50, 100];

/** The pages of a list, and how many records one holds. */
export function ListPager() {
  const translate = useTranslate();
  const locale = useLocale();
  const sizeId = useId();
  const { page, perPage, total = 0 } = useListState();
  const change = useChangeList();
  const setPage = (next: number) => change({ page: next });
  /* In one step, so that the row that stands first now is still on the page. */
  const setPageSize = (size: number) => change({ perPage: size, page: pageAfterResize(page, perPage, size) });
  const count = Math.max(1, Math.ceil(total / perPage));
  const [previous, next] = [() => setPage(page - 1), () => setPage(page + 1)];
  useScreenCommand(page > 1 ? translate('list.pages.previous') : undefined, previous);
  useScreenCommand(page < count ? translate('list.pages.next') : undefined, next);
  return (
    <nav aria-label={translate('list.pages.nav')} className="list-pager">
      <PlainButton disabled={page <= 1} onClick={previous}>
        {translate('list.pages.previous')}
      </PlainButton>
      {pageButtons(page, count).map((button) =>
        'page' in button ? (
          <PlainButton
            key={button.page}
            className="page"
            variant={button.page === page ? 'contained' : 'text'}
            aria-current={button.page === page ? 'page' : undefined}
            aria-label={translate('list.pages.page', { page: button.page })}
            onClick={() => setPage(button.page)}
          >
            {button.page.toLocaleString(locale)}
          </PlainButton>
        ) : (
          <PlainButton
            key={`jump-${button.jumpTo}`}
            className="page"
            aria-label={translate('list.pages.jump', { page: button.jumpTo })}
            onClick={() => setPage(button.jumpTo)}
          >
            …
          </PlainButton>
        ),
      )}
      <PlainButton disabled={page >= count} onClick={next}>
        {translate('list.pages.next')}
      </PlainButton>
      <label htmlFor={sizeId} className="control-label">
        {translate('list.pages.size')}
      </label>
      <select
        id={sizeId}
        className="control"
        value={perPage}
        onChange={(event) => setPageSize(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {translate('list.pages.size_option', { size })}
          </option>
        ))}
      </select>
    </nav>
  );
}
