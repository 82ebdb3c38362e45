import { ListBase } from 'ra-core';
import { useMemo } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { ListScreen } from './ListScreen';
import { PresetContext } from './presetContext';
import { useInitialFilters } from './useInitialFilters';
import { useOfferedFilters } from './useListFilters';
import { usePresetFilters } from './usePresetFilters';
import { useShownFilters } from './useShownFilters';

const noToast = { onError: () => undefined };
const noRequest = { ...noToast, enabled: false };

/** The generated list of a resource: its state stands in the address, its rows come from the data provider. */
export function ListView({ resource }: { resource: CompiledResource }) {
  const initial = useInitialFilters(resource);
  const offered = useOfferedFilters(resource);
  const preset = usePresetFilters(offered, useShownFilters(resource, initial));
  const presetText = JSON.stringify(preset.values);
  const permanent = useMemo(() => JSON.parse(presetText) as Record<string, unknown>, [presetText]);
  const isHeld = preset.isPending || preset.missing !== undefined || preset.error !== null;
  return (
    <ListBase
      resource={resource.name}
      disableAuthentication
      exporter={false}
      perPage={resource.list?.perPage ?? 25}
      sort={resource.list?.sort}
      filterDefaultValues={initial}
      filter={permanent}
      queryOptions={isHeld ? noRequest : noToast}
    >
      <PresetContext value={preset}>
        <ListScreen resource={resource} />
      </PresetContext>
    </ListBase>
  );
}
