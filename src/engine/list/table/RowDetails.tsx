import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { createElement, Fragment } from 'react';
import { useResourceTexts } from '../../../actions/texts';
import { Cell } from '../../../fields/Cell';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { rank } from '../../../session/session';
import { panels } from '../../form/panels/panels';

/** What a row shows below it: a registered panel, or every field of the record. */
export function RowDetails({ resource, record }: { resource: CompiledResource; record: RaRecord }) {
  const texts = useResourceTexts(resource.name);
  const { session } = useConsole();
  const expand = resource.list?.expand;
  if (typeof expand === 'object') {
    return createElement(panels.require(expand.use), { resource, record, bind: {}, options: {}, mode: 'show' });
  }
  const shown = Object.values(resource.fields).filter(
    ({ secret, scope = 'account', name }) => !secret && rank(session.scope) >= rank(scope) && name in record,
  );
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 1 }}>
      {shown.map((field) => (
        <Fragment key={field.name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {texts.field(field.name)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Cell
              resource={resource}
              field={field}
              record={record}
              value={record[field.name] as unknown}
              options={{}}
            />
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
