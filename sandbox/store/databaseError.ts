export type DatabaseErrorKind = 'duplicate' | 'missing field' | 'immutable' | 'other';

/** A refusal by the database or by the thin layer above it; the message is what the caller gets to see (platform-api 1.4). */
export class DatabaseError extends Error {
  constructor(
    readonly kind: DatabaseErrorKind,
    message: string,
  ) {
    super(message);
  }
}

const foreignKey = (table: string, column: string, parent: string, parentKey: string) =>
  `(\`platform\`.\`${table}\`, CONSTRAINT \`${table}_${column}_fk\` FOREIGN KEY (\`${column}\`) REFERENCES \`${parent}\` (\`${parentKey}\`))`;

/** The texts of the database; a console matches their stable parts (platform-api 1.4, 1.6, 26.6). */
export const databaseErrors = {
  unknownColumn: (column: string) => new DatabaseError('other', `Unknown column '${column}' in 'field list'`),
  syntax: (near: string) =>
    new DatabaseError(
      'other',
      'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right ' +
        `syntax to use near '${near}' at line 1`,
    ),
  undefinedParameter: () =>
    new DatabaseError('other', 'Bind parameters must not contain undefined. To pass SQL NULL specify JS null'),
  notANumber: () => new DatabaseError('other', 'Undeclared variable: NaN'),
  notNull: (column: string) => new DatabaseError('other', `Column '${column}' cannot be null`),
  noDefault: (column: string) => new DatabaseError('other', `Field '${column}' doesn't have a default value`),
  tooLong: (column: string) => new DatabaseError('other', `Data too long for column '${column}' at row 1`),
  notInEnum: (column: string) => new DatabaseError('other', `Data truncated for column '${column}' at row 1`),
  notAnInteger: (column: string, value: string) =>
    new DatabaseError('other', `Incorrect integer value: '${value}' for column '${column}' at row 1`),
  notADate: (column: string, value: string) =>
    new DatabaseError('other', `Incorrect datetime value: '${value}' for column '${column}' at row 1`),
  duplicate: (values: string, key: string) =>
    new DatabaseError('duplicate', `Duplicate entry '${values}' for key '${key}'`),
  noParent: (table: string, column: string, parent: string, parentKey: string) =>
    new DatabaseError(
      'other',
      `Cannot add or update a child row: a foreign key constraint fails ${foreignKey(table, column, parent, parentKey)}`,
    ),
  hasChildren: (table: string, column: string, parent: string, parentKey: string) =>
    new DatabaseError(
      'other',
      `Cannot delete or update a parent row: a foreign key constraint fails ${foreignKey(table, column, parent, parentKey)}`,
    ),
  missingField: (column: string) => new DatabaseError('missing field', `missing field ${column}`),
  immutable: (column: string) => new DatabaseError('immutable', `primary key ${column} is immutable`),
};
