/** An owner has one table only: tables are made, changed and deleted over HTTP in tests of their own. */
export default { served: false };
