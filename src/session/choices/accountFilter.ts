/* In: the provider and the account that a user chooses, and the providers that were loaded. Out: the same for every list and request, in this session and the next of the same user. */
import { createTabValue } from '../storage/tabValue';

/** The filter whose value all lists share (specification 1, section 3: "The browser keeps … account filter"). */
export const sharedFilter = 'account_sid';

/** The value of the shared filter. */
export const accountFilter = createTabValue('accountFilter');
