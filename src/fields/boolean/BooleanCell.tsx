import { useTranslate } from 'react-admin';
import { CheckMark, DashMark } from '../elements/marks';
import type { FieldCellProps } from '../kit';
import { toBoolean } from './toBoolean';

/** An icon and a word: the choices' messages `true` and `false` where there are any. */
export function BooleanCell({ resource, field, value }: FieldCellProps) {
  const translate = useTranslate();
  const isOn = toBoolean(value) === true;
  const Mark = isOn ? CheckMark : DashMark;
  return (
    <span className="marked">
      <Mark size={1.2} className={isOn ? undefined : 'status'} />
      {translate(`resources.${resource.name}.choices.${field.name}.${isOn}`, {
        _: translate(isOn ? 'fields.boolean.yes' : 'fields.boolean.no'),
      })}
    </span>
  );
}
