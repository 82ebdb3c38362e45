import { createTabValue } from '../storage/tabValue';

/** The filter whose value all lists share (specification 1, section 3: "The browser keeps … account filter"). */
export const sharedFilter = 'account_sid';

/** The value of the shared filter. */
export const accountFilter = createTabValue('accountFilter');
