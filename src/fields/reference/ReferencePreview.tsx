import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReference, useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { templateVariables } from '../../schema/facts/template';
import { Cell } from '../Cell';
import { humanise } from '../humanise';

interface ReferencePreviewProps {
  target: CompiledResource;
  /** Of the chosen record; all but what stands for it where true. */
  fields: true | readonly string[];
  id: string;
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Everything but the key, what stands for the record, and secrets. */
const whatElse = ({ idField, title, fields }: CompiledResource): string[] =>
  Object.values(fields)
    .filter(({ name, secret }) => !secret && name !== idField && !templateVariables(title).includes(name))
    .map(({ name }) => name);

/** What the chosen record holds, before anything is done with it. */
export function ReferencePreview({ target, fields, id }: ReferencePreviewProps) {
  const translate = useTranslate();
  const { referenceRecord: record } = useReference({ reference: target.name, id });
  if (!record) return null;
  const names = fields === true ? whatElse(target) : fields;
  const shown = names.flatMap((name) => (isNothing(record[name]) ? [] : (target.fields[name] ?? [])));
  return (
    <Box
      component="dl"
      aria-label={translate('fields.reference.preview')}
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, mt: 1, mb: 0 }}
    >
      {shown.map((field) => (
        <Fragment key={field.name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`resources.${target.name}.fields.${field.name}`, { _: humanise(field.name) })}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Cell resource={target} field={field} record={record} value={record[field.name] as unknown} options={{}} />
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
