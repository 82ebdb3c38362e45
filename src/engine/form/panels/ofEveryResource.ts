import { NoticesPanel } from './NoticesPanel';
import { CountedActionPanel } from './CountedActionPanel';
import { LoadedPanel } from './LoadedPanel';
import { SaveNeedsPanel } from './SaveNeedsPanel';
import { SwapPanel } from './SwapPanel';
import { ActionPanel } from './ActionPanel';
import { panels, registerStored } from './panels';

/* Panels that any resource can use: they come with the first form. Imported for its effect. */
panels.register('notices', NoticesPanel);
registerStored('counted-action', CountedActionPanel);
registerStored('loaded', LoadedPanel);
panels.register('save-needs', SaveNeedsPanel);
panels.register('swap', SwapPanel);
registerStored('action', ActionPanel);
