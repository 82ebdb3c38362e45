import { createTabValue } from './tabValue';

/** The service provider that an admin has chosen to look at. */
export const currentProvider = createTabValue('activeServiceProvider');
