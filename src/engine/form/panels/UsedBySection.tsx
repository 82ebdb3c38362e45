import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { UsedByPanel, type UsedByPanelProps } from '../../../actions/delete/UsedByPanel';
import { DownMark, UpMark } from '../../../fields/elements/marks';
import { useContentsEntry } from '../contents/contents';

/** What uses the record, asked for once somebody wants to know: it takes a call for each kind of record that may. */
export function UsedBySection(props: UsedByPanelProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const title = translate('actions.usage.title');
  const Mark = isOpen ? UpMark : DownMark;
  useContentsEntry(id, title, true);
  return (
    <section id={id} tabIndex={-1} aria-label={title} className="form-card used-by">
      <h2>
        <button type="button" className="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
          <Mark />
        </button>
      </h2>
      {isOpen && <UsedByPanel {...props} />}
    </section>
  );
}
