import { useTranslate } from 'react-admin';
import { DownMark, UpMark } from '../../../fields/elements/marks';
import { PlainButton } from '../../../fields/elements/PlainButton';

export interface DetailsToggleProps {
  title: string;
  isOpen: boolean;
  /** Of the region that it opens. */
  regionId: string;
  onToggle: () => void;
}

/** Opens and closes what a row has to show below it. */
export function DetailsToggle({ title, isOpen, regionId, onToggle }: DetailsToggleProps) {
  const translate = useTranslate();
  return (
    <PlainButton
      isIcon
      aria-expanded={isOpen}
      aria-controls={isOpen ? regionId : undefined}
      aria-label={translate(isOpen ? 'list.hide_details' : 'list.show_details', { title })}
      onClick={onToggle}
    >
      {isOpen ? <UpMark size={1.4} /> : <DownMark size={1.4} />}
    </PlainButton>
  );
}
