import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { ConflictChoice } from './ConflictChoice';
import type { Conflict } from './conflicts';

interface ConflictDialogProps {
  resource: CompiledResource;
  conflicts: Conflict[];
  onCancel: () => void;
  /** @param theirs names of the fields that take the value of the server */
  onDecided: (theirs: string[]) => void;
}

/** Somebody else saved the record in the meantime: for each field that both have changed, whose value stays. */
export function ConflictDialog({ resource, conflicts, onCancel, onDecided }: ConflictDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [theirs, setTheirs] = useState<string[]>([]);
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((names) => [...names.filter((other) => other !== name), ...(isTheirs ? [name] : [])]);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('form.conflict.text')}</p>
        <Stack spacing={2}>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.field.name}
              resource={resource}
              conflict={conflict}
              isTheirs={theirs.includes(conflict.field.name)}
              onChoose={(isTheirs) => choose(conflict.field.name, isTheirs)}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button type="button" onClick={onCancel}>
          {translate('form.cancel')}
        </Button>
        <Button type="button" variant="contained" onClick={() => onDecided(theirs)}>
          {translate('form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
