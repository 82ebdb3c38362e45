import { useTranslate } from 'react-admin';
import { failureText } from '../../../actions/failureText';
import { failureOf, type LiveOutcome } from './liveOutcome';
import { useRemembered } from '../../../actions/run/useRemembered';
import { formText } from '../../../fields/input/formText';
import type { FieldCellProps } from '../../../fields/kit';
import { plainText } from '../../../fields/plainText';
import { useChoiceLabel } from '../../../fields/choices/useChoiceLabel';
import { StatusText } from './StatusText';

/** Status with icon and text; below it why it is so, where a test has told. */
export function LiveStatusCell({ resource, field, record, value }: FieldCellProps) {
  const translate = useTranslate();
  const labelOf = useChoiceLabel(resource, field);
  const outcome = useRemembered<LiveOutcome>(resource.name, record.id);
  const status = outcome?.status ?? plainText(value);
  const failures = (outcome?.uses ?? []).filter((use) => use.status === 'failed');
  const reasons = failures.map((use) => failureText(translate, failureOf(resource.name, use)));
  /* Tried, and still not checked: the platform cannot. */
  if (outcome?.status === 'unchecked') reasons.push(formText(translate, resource, 'test_unchecked'));
  return (
    <div className="reasoned">
      <StatusText status={status}>{status === '' ? '' : labelOf(status)}</StatusText>
      {reasons.map((reason, index) => (
        <div key={index} className="caption muted">
          {reason}
        </div>
      ))}
    </div>
  );
}
