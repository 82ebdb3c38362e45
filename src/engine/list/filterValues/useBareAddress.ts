import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, NavigationType } from 'react-router';
import { listSearch, type ListChange } from './useChangeList';

/**
 * An address that says nothing of filters, sort and page is the list as it begins. Where Back leads to one, react-admin would
 * put there what the list was left with, and Back would seem to do nothing.
 */
export function useBareAddress(first: Required<ListChange>): void {
  const { search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const before = useRef(search);
  const firstSearch = listSearch(first);
  useEffect(() => {
    const wasBare = before.current === '';
    before.current = search;
    if (search === '' && !wasBare && navigationType === NavigationType.Pop)
      void navigate({ search: firstSearch }, { replace: true });
  }, [search, navigationType, navigate, firstSearch]);
}
