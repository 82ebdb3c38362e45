import { createContext, useContext } from 'react';
import type { usePresetFilters } from './usePresetFilters';

export type Preset = ReturnType<typeof usePresetFilters>;

/** How the search for the filters that a list cannot do without has ended. */
export const PresetContext = createContext<Preset>({ values: {}, isPending: false, missing: undefined, error: null });

export const usePreset = (): Preset => useContext(PresetContext);
