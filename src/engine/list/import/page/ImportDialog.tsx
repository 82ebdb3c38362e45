import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useResourceTexts } from '../../../../actions/texts';
import { FileButton } from '../../../../fields/elements/FileButton';
import { saveFile } from '../../../../fields/elements/saveFile';
import { addPartTexts } from '../../../../loading/partTexts';
import type { CompiledResource } from '../../../../schema/types/compiled';
import type { May } from '../../view/useAccess';
import english from '../texts/en';
import { ImportColumns } from './ImportColumns';
import { ImportRows } from './ImportRows';
import { reportCsv } from './report';
import { useImport, type Conflict } from './useImport';
import './import.css';

addPartTexts('import', english);

interface ImportDialogProps {
  resource: CompiledResource;
  may: May;
  /** What the list is narrowed to before it is filtered. */
  filter: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

const conflicts: readonly Conflict[] = ['update', 'skip', 'stop'];
const nothing = () => undefined;

/** Takes the rows of a file in: says what it would do, does it, and reports what became of each row. */
export function ImportDialog({ resource, may, filter, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const [titleId, fileId, helpId, conflictId] = [useId(), useId(), useId(), useId()];
  const state = useImport(resource, may, filter);
  const { file, missing, planned, lines, fault, checking, running, isDone, isStopped, count, conflict } = state;
  const key = state.keyNames.map(texts.field).join(', ');
  const isBusy = running !== undefined;
  const progress = running ?? checking;
  const hasConflicts = planned?.some(({ state: of }) => of === 'changed') === true;
  const working = translate(isBusy ? 'import.running' : 'import.checking');
  const save = () => {
    const heads = {
      row: translate('import.heads.row'),
      title: texts.name(1),
      end: translate('import.heads.end'),
      reason: translate('import.heads.reason'),
    };
    const csv = reportCsv(lines, heads, (end) => translate(`import.ends.${end}`));
    saveFile(`${resource.name}-${translate('import.report_name')}.csv`, new Blob([csv], { type: 'text/csv' }));
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{translate('import.title', { name: texts.name() })}</DialogTitle>
      <DialogContent className="import">
        <p id={helpId}>{translate('import.hint', { key })}</p>
        {state.firstRows.length > 0 && (
          <p>{translate('import.first_rows', { rows: state.firstRows.map(texts.field).join(', ') })}</p>
        )}
        <div className="import-file">
          <label htmlFor={fileId}>{file?.name ?? translate('import.file')}</label>
          {!isBusy && (
            <FileButton
              id={fileId}
              text={file ? 'import.other_file' : 'import.choose'}
              accept=".csv,.tsv,.txt,text/csv"
              aria={{ 'aria-describedby': helpId }}
              inputRef={nothing}
              onBlur={nothing}
              onFile={state.take}
            />
          )}
        </div>
        {fault && <Alert severity="error">{fault}</Alert>}
        {file && !isBusy && !isDone && <ImportColumns {...state} table={file.table} />}
        {file && missing.length > 0 && (
          <Alert severity="warning">{translate('import.needs', { fields: missing.map(texts.field).join(', ') })}</Alert>
        )}
        {progress && (
          <div className="import-progress">
            <p role="status">{working}</p>
            <LinearProgress
              variant="determinate"
              value={progress.total === 0 ? 0 : (100 * progress.finished) / progress.total}
              aria-label={working}
            />
            <p className="muted">{translate('actions.progress', { ...progress })}</p>
          </div>
        )}
        {planned && !isBusy && <ImportRows lines={lines} name={texts.name(1)} />}
        {hasConflicts && !isBusy && !isDone && (
          <div className="import-conflict">
            <label htmlFor={conflictId}>{translate('import.conflict.label')}</label>
            <select
              id={conflictId}
              className="control"
              value={conflict}
              onChange={({ target }) => state.setConflict(target.value as Conflict)}
            >
              {conflicts.map((choice) => (
                <option key={choice} value={choice}>
                  {translate(`import.conflict.${choice}`)}
                </option>
              ))}
            </select>
          </div>
        )}
        {isStopped && !isDone && <Alert severity="warning">{translate('import.stopped')}</Alert>}
      </DialogContent>
      <DialogActions>
        {isBusy && <Button onClick={state.cancel}>{translate('actions.cancel')}</Button>}
        {!isBusy && <Button onClick={onClose}>{translate('actions.close')}</Button>}
        {planned && !isBusy && <Button onClick={save}>{translate('import.save_report')}</Button>}
        {isDone && !isBusy && (
          <Button variant="outlined" onClick={state.again}>
            {translate('import.again')}
          </Button>
        )}
        {planned && !isBusy && !isDone && (
          <Button variant="contained" disabled={count === 0 || isStopped} onClick={state.run}>
            {translate('import.run', { smart_count: count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
