import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { statusOf } from '../../../actions/consoleCalls';
import { failureText } from '../../../actions/failureText';
import { inSentence } from '../../../actions/inSentence';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
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
      <Alert severity="error">
        <strong>{translate('list.states.denied_title')}</strong> {translate('list.access_denied')}
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('list.states.retry')}</Button>}>
        <strong>{translate('list.states.failed_title')}</strong> {failureText(translate, failure)}
      </Alert>
    );
  }
  if (preset.isPending || (isPending && preset.missing === undefined)) {
    return (
      <Box role="group" aria-busy="true" aria-label={translate('list.loading', { name: texts.name() })} sx={{ p: 2 }}>
        {skeletonRows.map((row) => (
          <Skeleton key={row} height={36} />
        ))}
      </Box>
    );
  }
  const isFiltered = filters.active.length > 0;
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography component="h2" variant="h6">
        {isFiltered
          ? translate('list.states.no_match_title')
          : texts.textOr('empty.title', 'list.states.empty_title', { name })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {isFiltered
          ? translate('list.states.no_match_text', { name })
          : texts.textOr('empty.text', 'list.states.empty_text')}
      </Typography>
      {isFiltered && <Button onClick={filters.clear}>{translate('list.filters.clear')}</Button>}
      {!isFiltered && resource.views.create && may('create') && (
        <Button variant="outlined" component={Link} to={addresses.add(resource.name)}>
          {texts.textOr('titles.add', 'list.add', { name: texts.name(1) })}
        </Button>
      )}
    </Box>
  );
}
