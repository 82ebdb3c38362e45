import { createTabValue } from '../storage/tabValue';

/** The service provider that an admin has chosen to look at. */
export const currentProvider = createTabValue('activeServiceProvider');
