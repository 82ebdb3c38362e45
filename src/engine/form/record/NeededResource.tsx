import { useGetList, useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useResourceTexts } from '../../../actions/texts';
import { addresses } from '../../../schema/addresses';

interface NeededResourceProps {
  /** Name of the resource that must have a record. */
  resource: string;
  /** Name of the resource whose record refers to it. */
  of: string;
}

/** What is said where a resource has no record to refer to: as the texts `needs.<resource>` say, or in general. */
export function useNeedText(of: string, resource: string): string {
  const translate = useTranslate();
  const name = useResourceTexts(resource).name();
  return translate(`resources.${of}.needs.${resource}`, { _: translate('form.needed', { name }) });
}

/** Leads to the list of another resource, with a message, where that has no record to refer to. */
export function NeededResource({ resource, of }: NeededResourceProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const message = useNeedText(of, resource);
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 } }, { refetchOnWindowFocus: false });
  useEffect(() => {
    if (total !== 0) return;
    notify(message, { type: 'error' });
    void navigate(addresses.list(resource), { replace: true });
  }, [total, message, resource, notify, navigate]);
  return null;
}
