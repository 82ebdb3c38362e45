import { useMemo } from 'react';
import { Notice } from '../../../fields/elements/Notice';
import { neededWhen } from '../../../schema/facts/needed';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { useNeedText } from '../record/NeededResource';
import { useNoCandidates } from './useNoCandidates';

interface ReferenceNeedProps {
  resource: CompiledResource;
  /** One that must refer to a record where it is shown. */
  field: CompiledField;
  /** The resource of that record. */
  target: string;
}

/** Below a reference that is shown by a condition and must be chosen: that there is nothing to choose. */
export function ReferenceNeed({ resource, field, target }: ReferenceNeedProps) {
  const when = useMemo(() => neededWhen(field), [field]);
  const text = useNeedText(resource.name, target);
  return useNoCandidates({ resource: target, when }) && <Notice kind="warning">{text}</Notice>;
}
