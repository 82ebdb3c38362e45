import { useGetList, useNotify } from 'react-admin';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../schema/addresses';

interface NeededResourceProps {
  /** Name of the resource that must have a record. */
  resource: string;
  /** Message key. */
  message: string;
}

/** Leads to the list of another resource, with a message, where that has no record to refer to. */
export function NeededResource({ resource, message }: NeededResourceProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 } }, { refetchOnWindowFocus: false });
  useEffect(() => {
    if (total !== 0) return;
    notify(message, { type: 'error' });
    void navigate(addresses.list(resource), { replace: true });
  }, [total, message, resource, notify, navigate]);
  return null;
}
