/* In: the sections that a form shows now. Out: a list of them that follows the scroll, and leads to each. */
import { useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from '../../../fields/elements/classes';
import { useFormParts } from '../record/FormContext';
import { useContents, type ContentsEntry } from './contents';
import { useCurrentSection } from './useCurrentSection';

/** A form of fewer sections is overlooked without a list of them. */
const isLong = (entries: readonly ContentsEntry[]) => entries.length >= 4;

/** The contents of a long form: beside it, or above it on a narrow screen, always in view. */
export function FormContents() {
  const translate = useTranslate();
  const { subscribe, shown, refresh } = useContents();
  const { tab } = useFormParts();
  const entries = useSyncExternalStore(subscribe, shown);
  useLayoutEffect(refresh, [refresh, tab]);
  const list = useRef<HTMLOListElement>(null);
  const { current, goTo } = useCurrentSection(entries, list);
  if (!isLong(entries)) return null;
  return (
    <nav className="form-contents" aria-label={translate('form.contents')}>
      <ol ref={list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={classes('bare', id === current && 'current')}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
