import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../record/initialValues';
import type { PanelProps } from './panels';

/** Exchanges the values of each pair of inputs (`options.pairs`), all of them at once. */
export function SwapPanel({ resource, options, mode }: PanelProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<FormValues>();
  if (mode === 'show') return null;
  const swap = () => {
    const values = { ...getValues() };
    for (const [one, other] of options.pairs as [string, string][]) {
      setValue(one, values[other] ?? null, { shouldDirty: true });
      setValue(other, values[one] ?? null, { shouldDirty: true });
    }
  };
  return (
    <div>
      <Button type="button" variant="outlined" size="small" startIcon={<SwapVertIcon />} onClick={swap}>
        {translate(`resources.${resource.name}.swap`, { _: translate('form.swap') })}
      </Button>
    </div>
  );
}
