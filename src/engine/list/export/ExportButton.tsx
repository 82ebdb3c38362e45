/* In: filter, sort and columns of a list. Out: a CSV file with every row that fits. */
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { failureText } from '../../../actions/failureText';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { saveFile } from '../../../fields/elements/saveFile';
import { dailyWork } from '../../../loading/dailyWork';
import { PlainButton } from '../../../fields/elements/PlainButton';
import type { CompiledColumn, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import type { ExportProvider } from './exportRows';
import { usePreset } from '../filterValues/presetContext';

const rowExport = dailyWork(() => import('./exportRows'));

interface ExportButtonProps {
  resource: CompiledResource;
  columns: readonly CompiledColumn[];
}

/** Writes every row that the filters let through, page by page; a second press cancels. */
export function ExportButton({ resource, columns }: ExportButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const texts = useResourceTexts(resource.name);
  const dataProvider = useDataProvider<ExportProvider>();
  const { filterValues, sort } = useListState();
  const { registry } = useConsole();
  const preset = usePreset();
  const running = useRef<AbortController | undefined>(undefined);
  const [progress, setProgress] = useState<string>();
  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress('0');
    try {
      const { exportRows } = await rowExport.load();
      const { csv, count } = await exportRows({
        dataProvider,
        registry,
        resource,
        columns: columns.filter(({ field }) => !resource.fields[field]?.secret),
        label: texts.field,
        request: { filter: { ...filterValues, ...preset.values }, sort, signal: controller.signal },
        onProgress: (loaded, total) => setProgress(translate('actions.progress', { finished: loaded, total })),
      });
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      saveFile(`${resource.name}-${new Date().toISOString().slice(0, 10)}.csv`, file);
      notify('list.export.done', { type: 'success', messageArgs: { smart_count: count } });
    } catch (error) {
      const isCancelled = controller.signal.aborted;
      const reason = failureText(translate, error);
      notify(isCancelled ? 'list.export.cancelled' : 'list.export.failed', {
        type: isCancelled ? 'info' : 'error',
        messageArgs: { reason },
      });
    } finally {
      setProgress(undefined);
    }
  };
  if (progress === undefined)
    return <PlainButton onClick={() => void run()}>{translate('list.export.button')}</PlainButton>;
  return (
    <PlainButton onClick={() => running.current?.abort()} aria-live="polite">
      {`${translate('list.export.cancel')} (${progress})`}
    </PlainButton>
  );
}
