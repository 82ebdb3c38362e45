import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useTranslate } from 'react-admin';
import { useResourceTexts } from '../../../actions/texts';
import type { CompiledResource } from '../../../schema/types/compiled';
import { moveColumn, toggleColumn } from './arrangeColumns';
import type { Columns } from './useColumns';

interface ColumnDialogProps {
  resource: CompiledResource;
  columns: Columns;
  onClose: () => void;
}

/** Which columns a list shows, and in which order; remembered as a preference. */
export function ColumnDialog({ resource, columns, onClose }: ColumnDialogProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { arranged, visible, choose } = columns;
  return (
    <Dialog open onClose={onClose} aria-labelledby="columns-title">
      <DialogTitle id="columns-title">{translate('list.columns.title')}</DialogTitle>
      <DialogContent>
        {arranged.map(({ key, column, isVisible }, index) => {
          const label = texts.field(column.field);
          return (
            <Box key={key} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flexGrow: 1 }}
                label={label}
                control={
                  <Checkbox
                    size="small"
                    checked={isVisible}
                    disabled={isVisible && visible.length === 1}
                    onChange={() => choose(toggleColumn(arranged, key))}
                  />
                }
              />
              <IconButton
                size="small"
                aria-label={translate('list.columns.up', { column: label })}
                disabled={index === 0}
                onClick={() => choose(moveColumn(arranged, key, -1))}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('list.columns.down', { column: label })}
                disabled={index === arranged.length - 1}
                onClick={() => choose(moveColumn(arranged, key, 1))}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => choose(undefined)}>{translate('list.columns.reset')}</Button>
        <Button onClick={onClose}>{translate('list.columns.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
