/* In: the names that a declaration mentions. Out: their places, and those that no field, resource or registered code has. */
import { reservedWords } from '../../facts/predicate';
import { fieldsOf } from './fieldPlaces';
import { fieldMentions, sectionPlaces } from './mentions';
import { didYouMean } from './nearestName';
import { placementChecks } from './placement';
import type { Check, Finding } from '../problem';

/** R201–R203, R205–R207, R209, R220: a name that must be one of the fields. */
const unknownFields: Check = (declaration) => {
  const own = Object.keys(declaration.fields);
  return fieldMentions(declaration).flatMap(({ id, at, name }): Finding[] =>
    own.includes(name) ? [] : [{ id, at, message: `'${name}' is not a field.`, ...didYouMean(name, own) }],
  );
};

/** R204: a filter is a field, `q`, or says what it is. */
const unknownFilters: Check = ({ list, fields }) => {
  const names = Object.keys(fields);
  return (list?.filters ?? []).flatMap((filter, index): Finding[] => {
    if (typeof filter !== 'string' || filter === 'q' || names.includes(filter)) return [];
    const message = `'${filter}' is neither a field nor a filter with a field of its own.`;
    return [{ id: 'R204', at: `list.filters[${index}]`, message, ...didYouMean(filter, [...names, 'q']) }];
  });
};

/** R210: a bulk action is declared, or `delete`. */
const unknownActions: Check = ({ list, actions = {} }) => {
  const names = [...Object.keys(actions), 'delete'];
  return (list?.bulk ?? []).flatMap((name, index): Finding[] =>
    names.includes(name)
      ? []
      : [{ id: 'R210', at: `list.bulk[${index}]`, message: `'${name}' is not an action.`, ...didYouMean(name, names) }],
  );
};

/** R211: a condition could not read a field of such a name. */
const reservedNames: Check = (declaration) =>
  Object.keys(fieldsOf(declaration))
    /* The key of a record may have the name that the platform gives it. */
    .filter((name) => name !== 'id' && (reservedWords as readonly string[]).includes(name))
    .map((name) => ({
      id: 'R211',
      at: `fields.${name}`,
      message: `'${name}' is a reserved word.`,
      hint: 'Give the field another name, and rename it on the wire with a registered step.',
    }));

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** R214: sections are told apart by their ids, whatever tab they stand in. */
const formParts: Check = (declaration) =>
  repeated(sectionPlaces(declaration).map(({ id }) => id)).map((id) => ({
    id: 'R214',
    at: 'form',
    message: `The id '${id}' is given twice.`,
  }));

/** R2xx: names that are said in one place of a declaration and used in another. */
export const fieldNameChecks: Check[] = [
  unknownFields,
  unknownFilters,
  unknownActions,
  reservedNames,
  formParts,
  ...placementChecks,
];
