import { LookUpButton } from '../../actions/run/LookUpButton';
import { useResourceTexts } from '../../actions/texts';
import type { PanelProps } from '../../engine/form/panels/panels';
import { inPart } from '../../loading/inPart';

const NumberDialog = inPart(() => import('./page/NumberDialog').then(({ NumberDialog }) => NumberDialog), {
  isHeavy: true,
});

/** Asks which entry takes a call to a number. `options.carriers` is the resource of the carriers. */
export function NumberLookUpPanel({ resource, options }: PanelProps) {
  const label = useResourceTexts(resource.name).text('look_up', 'Which entry takes a call?');
  return <LookUpButton label={label} dialog={(onClose) => <NumberDialog {...{ resource, options, onClose }} />} />;
}
