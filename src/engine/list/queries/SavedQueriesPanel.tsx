import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useSavedQueries } from './useSavedQueries';

export interface SavedQueriesPanelProps {
  resource: CompiledResource;
  titleId: string;
  onClose: () => void;
}

/** The kept queries of a list, to be picked or removed, and a name for the current one. */
export function SavedQueriesPanel({ resource, titleId, onClose }: SavedQueriesPanelProps) {
  const translate = useTranslate();
  const { queries, save, remove, pick } = useSavedQueries(resource);
  const [name, setName] = useState('');
  const inputId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim());
    setName('');
  };
  return (
    <Box sx={{ p: 2, minWidth: 280 }}>
      <Typography id={titleId} component="h2" variant="subtitle1">
        {translate('list.queries.button')}
      </Typography>
      {queries.length === 0 && <Typography color="text.secondary">{translate('list.queries.none')}</Typography>}
      {queries.map((query) => (
        <Box key={query.name} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            sx={{ flexGrow: 1, justifyContent: 'flex-start' }}
            onClick={() => {
              pick(query);
              onClose();
            }}
          >
            {query.name}
          </Button>
          <IconButton
            size="small"
            aria-label={translate('list.queries.remove', { query: query.name })}
            onClick={() => remove(query.name)}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box component="form" onSubmit={submit} sx={{ mt: 1 }}>
        <InputLabel htmlFor={inputId}>{translate('list.queries.name')}</InputLabel>
        <OutlinedInput
          id={inputId}
          size="small"
          fullWidth
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" sx={{ mt: 1 }}>
          {translate('list.queries.save')}
        </Button>
        <Button sx={{ mt: 1 }} onClick={onClose}>
          {translate('list.queries.close')}
        </Button>
      </Box>
    </Box>
  );
}
