/** What no list needs: loaded with the first form or write. */
export { deleteRecord } from './records';
export { withRelated } from './related';
export { readRecord } from './readRecords';
export { sameValue } from './sameValue';
