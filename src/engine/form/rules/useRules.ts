import { useDataProvider, type DataProvider } from 'react-admin';
import { useMemo } from 'react';
import { ApiError } from '../../../../dataProvider/http/apiError';
import type { StandingFacts } from '../../../fields/input/formEnvironment';
import type { Complaint } from '../../../fields/kit';
import { fieldComplaint, formComplaints, type UniqueAsk } from '../../../rules/validate';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { Facts } from '../../../schema/facts/predicate';
import type { FormValues } from '../record/initialValues';
import type { AskRules } from './validateForm';

/** What the console's data provider tells about a value that must be the only one. */
type UniqueCalls = DataProvider & {
  isTaken(resource: string, question: UniqueAsk, value: unknown, facts: Facts): Promise<boolean>;
};

export interface Rules {
  askRules: AskRules;
  /** Complaints of the rules over the whole form. */
  formComplaints: (values: FormValues) => Promise<(Complaint & { field?: string })[]>;
}

/** What could not be asked is no fault of what was typed: Save meets the server itself, and says why it fails. */
const unlessUnanswered = <T>(complaints: Promise<T>, none: T): Promise<T> =>
  complaints.catch((reason: unknown) => {
    if (reason instanceof ApiError) return none;
    throw reason;
  });

/** The declared rules, with the provider's answer to whether a value is taken. */
export function useRules(resource: CompiledResource, facts: StandingFacts): Rules {
  const provider = useDataProvider<UniqueCalls>();
  return useMemo<Rules>(
    () => ({
      askRules: ({ resource: owner, field, value, facts: now, asksServer }) =>
        unlessUnanswered(
          fieldComplaint({
            resource: owner,
            field,
            value,
            facts: now,
            ...(asksServer && {
              reads: provider,
              isTaken: (question, taken) => provider.isTaken(owner.name, question, taken, now),
            }),
          }),
          undefined,
        ),
      formComplaints: (values) =>
        unlessUnanswered(
          formComplaints({ resource, facts: { ...facts, subject: values, record: values }, reads: provider }),
          [],
        ),
    }),
    [resource, facts, provider],
  );
}
