import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import FormControl from '@mui/material/FormControl';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { plainText } from '../../fields/plainText';
import { fieldTypes } from '../../fields/registry';
import { useFieldTexts } from '../../fields/useFieldTexts';
import type { CompiledResource } from '../../schema/compiled';
import { useConsole } from '../../session/ConsoleContext';
import type { Conflict } from './conflicts';
import { ownerOf } from './ownerOf';

interface ConflictChoiceProps {
  resource: CompiledResource;
  conflict: Conflict;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that differs, with both values. Secrets are compared without being shown. */
export function ConflictChoice({ resource, conflict, isTheirs, onChoose }: ConflictChoiceProps) {
  const { field, mine, theirs } = conflict;
  const translate = useTranslate();
  const { registry } = useConsole();
  const { label } = useFieldTexts(ownerOf(registry, resource, field), field);
  const textOf = (value: unknown) => {
    if (field.secret) return '••••••';
    const text = fieldTypes.get(field.type)?.text(value, field, () => undefined) ?? plainText(value);
    return text === '' ? translate('form.conflict.empty') : text;
  };
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
          label={translate('form.conflict.mine', { value: textOf(mine) })}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio size="small" />}
          label={translate('form.conflict.theirs', { value: textOf(theirs) })}
        />
      </RadioGroup>
    </FormControl>
  );
}
