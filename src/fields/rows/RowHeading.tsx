import { RequiredMark } from '../elements/marks';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { useFieldTexts } from '../useFieldTexts';

interface RowHeadingProps {
  resource: CompiledResource;
  field: CompiledField;
}

/** The heading of one column of child rows. */
export function RowHeading({ resource, field }: RowHeadingProps) {
  const { label } = useFieldTexts(resource, field);
  return (
    <th scope="col">
      {label}
      {field.required === true && <RequiredMark />}
    </th>
  );
}
