import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { statusOf } from '../../../actions/consoleCalls';
import { failureText } from '../../../actions/failureText';
import { inSentence } from '../../../actions/inSentence';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { Notice } from '../../../fields/elements/Notice';
import { buttonClasses, PlainButton } from '../../../fields/elements/PlainButton';
import { addresses } from '../../../schema/addresses';
import type { CompiledResource } from '../../../schema/types/compiled';
import { usePreset } from '../filterValues/presetContext';
import type { May } from './useAccess';
import { useListFilters } from '../filterValues/useListFilters';

const skeletonRows = [0, 1, 2, 3, 4, 5];

/** What stands where rows would be: loading, failed, nothing that fits, or nothing at all. */
export function ListState({ resource, may }: { resource: CompiledResource; may: May }) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { error, refetch, isPending } = useListState();
  const filters = useListFilters(resource);
  const preset = usePreset();
  const name = inSentence(texts.name(), useLocale());
  const failure: unknown = error ?? preset.error;
  if (failure && statusOf(failure) === 403) {
    return (
      <Notice kind="error">
        <strong>{translate('list.states.denied_title')}</strong> {translate('list.access_denied')}
      </Notice>
    );
  }
  if (failure) {
    return (
      <Notice
        kind="error"
        action={<PlainButton onClick={() => void refetch()}>{translate('list.states.retry')}</PlainButton>}
      >
        <strong>{translate('list.states.failed_title')}</strong> {failureText(translate, failure)}
      </Notice>
    );
  }
  if (preset.isPending || (isPending && preset.missing === undefined)) {
    return (
      <div
        role="group"
        aria-busy="true"
        aria-label={translate('list.loading', { name: texts.name() })}
        className="list-skeleton"
      >
        {skeletonRows.map((row) => (
          <div key={row} />
        ))}
      </div>
    );
  }
  const isFiltered = filters.active.length > 0;
  return (
    <div className="list-state">
      <h2>
        {isFiltered
          ? texts.textOr('no_match.title', 'list.states.no_match_title')
          : texts.textOr('empty.title', 'list.states.empty_title', { name })}
      </h2>
      <p>
        {isFiltered
          ? translate('list.states.no_match_text', { name })
          : texts.textOr('empty.text', 'list.states.empty_text')}
      </p>
      {isFiltered && <PlainButton onClick={filters.clear}>{translate('list.filters.clear')}</PlainButton>}
      {!isFiltered && resource.views.create && may('create') && (
        <Link className={buttonClasses({ variant: 'outlined' })} to={addresses.add(resource.name)}>
          {texts.textOr('titles.add', 'list.add', { name: texts.name(1) })}
        </Link>
      )}
    </div>
  );
}
