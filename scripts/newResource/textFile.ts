import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/** A change of a file of texts: keys with dots, as `fields.name`. */
export interface TextChanges {
  add: Record<string, string>;
  remove: readonly string[];
}

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined;

const bare = (expression: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;

/** @throws when the file exports something else than an object by default */
function exportedObject(source: string): ts.ObjectLiteralExpression {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const exported = file.statements.find((statement) => ts.isExportAssignment(statement));
  const object = exported && bare(exported.expression);
  if (!object || !ts.isObjectLiteralExpression(object))
    throw new Error('A file of texts exports one object by default.');
  return object;
}

const memberOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((property) => nameOf(property) === name);

function withoutText(source: string, key: string): string {
  let object = exportedObject(source);
  let removed: ts.ObjectLiteralElementLike | undefined;
  for (const name of key.split('.')) {
    const member = memberOf(object, name);
    if (!member) return source;
    const isOnlyOne = object.properties.length === 1;
    /* What would be left empty goes as a whole. */
    removed = removed && isOnlyOne ? removed : member;
    if (!ts.isPropertyAssignment(member)) break;
    const inner = bare(member.initializer);
    if (!ts.isObjectLiteralExpression(inner)) break;
    object = inner;
  }
  if (!removed) return source;
  const rest = source.slice(removed.end);
  return source.slice(0, removed.getFullStart()) + rest.replace(/^\s*,/, '');
}

const quoted = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function withText(source: string, key: string, text: string): string {
  const names = key.split('.');
  let object = exportedObject(source);
  while (names.length > 1) {
    const member = memberOf(object, names[0]!);
    if (!member || !ts.isPropertyAssignment(member)) break;
    const inner = bare(member.initializer);
    if (!ts.isObjectLiteralExpression(inner)) throw new Error(`'${names[0]}' of '${key}' is no group of texts.`);
    object = inner;
    names.shift();
  }
  const value = names.slice(1).reduceRight((inner, name) => `{ ${quoted(name)}: ${inner} }`, JSON.stringify(text));
  const end = object.end - 1;
  const before = source.slice(0, end).trimEnd();
  const comma = object.properties.length > 0 && !before.endsWith(',') ? ',' : '';
  return `${before}${comma} ${quoted(names[0]!)}: ${value}${source.slice(end)}`;
}

/**
 * A file of texts with some added and others removed; everything else, comments too, stays as it is.
 * @param source TypeScript that exports an object of texts by default
 * @throws when it exports something else
 */
export async function changedTexts(source: string, { add, remove }: TextChanges): Promise<string> {
  const shorter = remove.reduce(withoutText, source);
  const changed = Object.entries(add).reduce((text, [key, value]) => withText(text, key, value), shorter);
  if (changed === source) return source;
  const options = await resolveConfig(import.meta.filename);
  return format(changed, { ...options, parser: 'typescript' });
}
