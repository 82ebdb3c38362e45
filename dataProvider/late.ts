/** What no list needs: loaded with the first form, write or search. */
export { isTaken } from './isTaken';
export { deleteRecord } from './records';
export { withRelated } from './related';
export { runAction } from './runAction';
export { searchRecords } from './search';
export { readRecord } from './readRecords';
export { sameValue } from './sameValue';
