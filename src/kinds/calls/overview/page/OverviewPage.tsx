import type { PageProps } from '../../../../engine/routes/pageRegistry';
import { ListView } from '../../../../engine/list/view/ListView';
import { addPartTexts } from '../../../../loading/partTexts';
import english from '../texts/en';
import { Overview } from './Overview';

addPartTexts('overview', english);

/** Charts of calls and alerts; what they are narrowed to stands in the address, as in a list. */
export const OverviewPage = ({ resource }: PageProps) => <ListView resource={resource} screen={Overview} />;
