/** What no list needs: forms, writes and what is asked before them. In: the provider's context; out: the functions of `index.ts`. */
export { isTaken } from './guards/isTaken';
export { ownProvider } from './guards/ownProvider';
export { usageOf } from './guards/usage';
export { searchRecords } from './lists/search';
export { inOperatorsWords } from './records/fieldErrors';
export { deleteRecord } from './records/records';
export { runAction } from './records/runAction';
export { withRelated } from './rows/related';
