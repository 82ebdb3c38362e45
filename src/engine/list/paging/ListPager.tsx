/* In: page, page size and total of a list. Out: buttons for other pages and sizes. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useListState } from '../../../actions/useListState';
import { NativeLabel, NativeSelect } from '../../../fields/elements/nativeControls';
import { pageButtons } from './pageButtons';
import { usePageSize } from './usePageSize';

/** Specification 1, section 9. */
const pageSizes = [25, 50, 100];

/** The pages of a list, and how many records one holds. */
export function ListPager() {
  const translate = useTranslate();
  const sizeId = useId();
  const { page, perPage, total = 0, setPage } = useListState();
  const setPageSize = usePageSize();
  const count = Math.max(1, Math.ceil(total / perPage));
  return (
    <Box
      component="nav"
      aria-label={translate('list.pages.nav')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1 }}
    >
      <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {translate('list.pages.previous')}
      </Button>
      {pageButtons(page, count).map((button) =>
        'page' in button ? (
          <Button
            key={button.page}
            size="small"
            sx={{ minWidth: 36 }}
            variant={button.page === page ? 'contained' : 'text'}
            aria-current={button.page === page ? 'page' : undefined}
            aria-label={translate('list.pages.page', { page: button.page })}
            onClick={() => setPage(button.page)}
          >
            {button.page}
          </Button>
        ) : (
          <Button
            key={`jump-${button.jumpTo}`}
            size="small"
            sx={{ minWidth: 36 }}
            aria-label={translate('list.pages.jump', { page: button.jumpTo })}
            onClick={() => setPage(button.jumpTo)}
          >
            …
          </Button>
        ),
      )}
      <Button size="small" disabled={page >= count} onClick={() => setPage(page + 1)}>
        {translate('list.pages.next')}
      </Button>
      <NativeLabel htmlFor={sizeId} sx={{ ml: 'auto', mr: 1 }}>
        {translate('list.pages.size')}
      </NativeLabel>
      <NativeSelect id={sizeId} value={perPage} onChange={(event) => setPageSize(Number(event.target.value))}>
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {translate('list.pages.size_option', { size })}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
