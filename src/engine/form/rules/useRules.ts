import { useDataProvider, type DataProvider } from 'react-admin';
import { useMemo } from 'react';
import { ApiError } from '../../../../dataProvider/http/apiError';
import { fieldComplaint, type UniqueAsk } from '../../../rules/validate';
import type { Facts } from '../../../schema/facts/predicate';
import type { AskRules } from './validateForm';

/** What the console's data provider tells about a value that must be the only one. */
type UniqueCalls = DataProvider & {
  isTaken(resource: string, question: UniqueAsk, value: unknown, facts: Facts): Promise<boolean>;
};

/** The declared rules, with the provider's answer to whether a value is taken. */
export function useRules(): AskRules {
  const provider = useDataProvider<UniqueCalls>();
  return useMemo<AskRules>(
    () =>
      ({ resource, field, value, facts, asksServer }) =>
        fieldComplaint({
          resource,
          field,
          value,
          facts,
          ...(asksServer && {
            reads: provider,
            isTaken: (question, taken) => provider.isTaken(resource.name, question, taken, facts),
          }),
        }).catch((reason: unknown) => {
          /* What could not be asked is no fault of what was typed: Save meets the server itself, and says why it fails. */
          if (reason instanceof ApiError) return undefined;
          throw reason;
        }),
    [provider],
  );
}
