/* In: a resource. Out: the page of its list: header, filters, rows, bulk bar, pager. */
import { ListBase } from 'react-admin';
import { useMemo, useState, type ComponentType } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { usualPageSize, usualSort } from './firstPage';
import { ListScreen } from './ListScreen';
import { PresetContext } from '../filterValues/presetContext';
import { useBareAddress } from '../filterValues/useBareAddress';
import { WaitingFilters } from '../filterValues/useChangeList';
import { useInitialFilters } from '../filterValues/useInitialFilters';
import { useOfferedFilters } from '../filterValues/useListFilters';
import { usePresetFilters } from '../filterValues/usePresetFilters';
import { useShownFilters } from '../filterValues/useShownFilters';

const noToast = { onError: () => undefined };
const noRequest = { ...noToast, enabled: false };

interface ListViewProps {
  resource: CompiledResource;
  /** What a hand-written page shows in the place of the rows, which are then not asked for. */
  screen?: ComponentType<{ resource: CompiledResource }>;
}

/** The generated list of a resource: its state stands in the address, its rows come from the data provider. */
export function ListView({ resource, screen: Screen = ListScreen }: ListViewProps) {
  const initial = useInitialFilters(resource);
  const offered = useOfferedFilters(resource);
  const preset = usePresetFilters(offered, useShownFilters(resource, initial));
  const presetText = JSON.stringify(preset.values);
  const permanent = useMemo(() => JSON.parse(presetText) as Record<string, unknown>, [presetText]);
  const [waiting] = useState(() => new Map<string, unknown>());
  useBareAddress({ filter: initial, sort: resource.list?.sort ?? usualSort, page: 1, perPage: usualPageSize });
  const isHeld = Screen !== ListScreen || preset.isPending || preset.missing !== undefined || preset.error !== null;
  return (
    <ListBase
      resource={resource.name}
      disableAuthentication
      exporter={false}
      perPage={usualPageSize}
      sort={resource.list?.sort}
      filterDefaultValues={initial}
      filter={permanent}
      queryOptions={isHeld ? noRequest : noToast}
    >
      <PresetContext value={preset}>
        <WaitingFilters value={waiting}>
          <Screen resource={resource} />
        </WaitingFilters>
      </PresetContext>
    </ListBase>
  );
}
