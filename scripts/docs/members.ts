import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/schema/types');
/** In the order in which a reader meets them. */
const files = ['index', 'fieldTypes', 'formTypes', 'scalarTypes'].map((name) => join(folder, `${name}.ts`));

/** A member of a type: where it is declared tells it from others of its name. */
export interface Member {
  name: string;
  /** As it is written. */
  type: string;
  isOptional: boolean;
  doc: string;
  at: string;
}

/** A type of the language, with the members that are declared in it. */
export interface DeclaredType {
  name: string;
  doc: string;
  /** Of what is no interface: the type as it is written. */
  written?: string;
  members: Member[];
}

export interface Language {
  types: DeclaredType[];
  checker: ts.TypeChecker;
  /** What a whole declaration is. */
  declaration: ts.Type;
}

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n')
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Where a member is declared. */
export const placeOf = (node: ts.Node): string => `${relative(root, node.getSourceFile().fileName)}:${node.pos}`;

function membersIn(node: ts.Node): Member[] {
  const members: Member[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isPropertySignature(each)) {
      members.push({
        name: each.name.getText(),
        type: (each.type?.getText() ?? '')
          .replace(/NoInfer<F>/g, 'F')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\s+/g, ' '),
        isOptional: each.questionToken !== undefined,
        doc: docOf(each),
        at: placeOf(each),
      });
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return members;
}

const isExported = (node: ts.Declaration) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;

function typesIn(file: ts.SourceFile): DeclaredType[] {
  return file.statements.flatMap((node): DeclaredType[] => {
    if (ts.isInterfaceDeclaration(node)) {
      return [{ name: node.name.text, doc: docOf(node), members: membersIn(node) }];
    }
    if (!ts.isTypeAliasDeclaration(node) || !isExported(node)) return [];
    const written = node.type.getText().replace(/\s*\/\*\*[\s\S]*?\*\//g, '');
    return [{ name: node.name.text, doc: docOf(node), written, members: membersIn(node.type) }];
  });
}

/** The types of the declaration language, as they are written. @throws when one of its files is gone */
export function declarationLanguage(): Language {
  const whole = join(import.meta.dirname, 'whole.ts');
  const program = ts.createProgram([whole, ...files], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const checker = program.getTypeChecker();
  const sourceOf = (file: string): ts.SourceFile => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`There is no ${relative(root, file)}.`);
    return source;
  };
  const alias = sourceOf(whole).statements.find((node) => ts.isTypeAliasDeclaration(node))!;
  return {
    types: files.flatMap((file) => typesIn(sourceOf(file))),
    checker,
    declaration: checker.getTypeAtLocation(alias),
  };
}
