import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import FormControl from '@mui/material/FormControl';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useFieldTexts } from '../../../fields/useFieldTexts';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import type { Conflict } from './conflicts';
import { ownerOf } from '../record/ownerOf';
import { ConflictValue } from './ConflictValue';

interface ConflictChoiceProps {
  resource: CompiledResource;
  conflict: Conflict;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that differs, with both values; what stands for a secret is the same on both sides. */
export function ConflictChoice({ resource, conflict, isTheirs, onChoose }: ConflictChoiceProps) {
  const { field, mine, theirs } = conflict;
  const translate = useTranslate();
  const { registry } = useConsole();
  const owner = ownerOf(registry, resource, field);
  const { label } = useFieldTexts(owner, field);
  const choice = (text: string, value: unknown, other: unknown) => (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {text} <ConflictValue resource={owner} {...{ field, value, other }} />
    </Box>
  );
  return (
    <FormControl>
      <FormLabel id={`conflict-${field.name}`}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={`conflict-${field.name}`}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_, value) => onChoose(value === 'theirs')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio size="small" />}
          label={choice(translate('form.conflict.mine'), mine, theirs)}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio size="small" />}
          label={choice(translate('form.conflict.theirs'), theirs, mine)}
        />
      </RadioGroup>
    </FormControl>
  );
}
