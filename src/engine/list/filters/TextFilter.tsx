import { useLocale } from 'react-admin';
import { useId, useRef } from 'react';
import { inSentence } from '../../../actions/inSentence';
import { useResourceTexts } from '../../../actions/texts';
import { plainText } from '../../../fields/plainText';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useDelayedFilter } from './useDelayedFilter';
import type { ListFilters } from '../filterValues/useListFilters';
import { useSlashKey } from './useSlashKey';
import { useTypedText } from './useTypedText';

interface TextFilterProps {
  resource: CompiledResource;
  filters: ListFilters;
  /** The server filters, so a pause is waited for. */
  waits: boolean;
}

/** Filters by text as it is typed; `/` leads here from anywhere on the page. */
export function TextFilter({ resource, filters, waits }: TextFilterProps) {
  const texts = useResourceTexts(resource.name);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, type] = useTypedText(plainText(filters.values.q));
  const apply = useDelayedFilter(filters, 'q', waits);
  useSlashKey(input);
  const change = (next: string) => {
    type(next);
    apply(next.trim());
  };
  const name = inSentence(texts.name(), useLocale());
  return (
    <div className="filter">
      <label htmlFor={id} className="control-label">
        {texts.textOr('filters.q', 'list.filters.text', { name })}
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        className="control"
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
