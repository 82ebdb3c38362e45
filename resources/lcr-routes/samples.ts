/** The first of its table. */
export default { record: { priority: 0 } };
