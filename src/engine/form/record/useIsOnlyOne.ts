import { useGetList } from 'react-admin';

/**
 * Whether the list of a resource has no other record, or is not known.
 * @param resource undefined where nobody needs to know
 */
export function useIsOnlyOne(resource: string | undefined): boolean {
  const { total = 0 } = useGetList(
    resource ?? '',
    { pagination: { page: 1, perPage: 1 } },
    { enabled: resource !== undefined, refetchOnWindowFocus: false },
  );
  return resource !== undefined && total < 2;
}
