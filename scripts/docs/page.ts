/* In: the language's types and declarations with every member. Out: docs/declaration.md. */
import { format, resolveConfig } from 'prettier';
import { examplesOf, type Json } from './examples';
import { declarationLanguage, type DeclaredType, type Member } from './members';

const introduction = `# The declaration

Every member that a declaration may have, with an example at its place. Written by \`npm run docs\` from the comments in \`src/schema/types\`, where an editor shows them; how to begin says [adding-a-resource.md](adding-a-resource.md). Editors complete declarations in JSON by \`/resources/schema.json\` of a build.
`;

const memberText = ({ name, type, isOptional, doc }: Member, example?: Json): string =>
  [
    `### \`${name}\``,
    `\`${type}\`${isOptional ? '' : ', required'}${doc && `. ${doc}`}`,
    ...(example === undefined ? [] : ['```json', JSON.stringify(example), '```']),
  ]
    .join('\n\n')
    .replace(/```json\n\n(.*)\n\n```/, '```json\n$1\n```');

const typeText = ({ name, doc, written, members }: DeclaredType, examples: Map<string, Json>): string =>
  [
    `## ${name}`,
    ...(doc ? [doc] : []),
    ...(written === undefined ? [] : [`\`\`\`ts\ntype ${name} = ${written};\n\`\`\``]),
    ...members.map((member) => memberText(member, examples.get(member.at))),
  ].join('\n\n');

/**
 * The page on the declaration language.
 * @param declarations that have every member between them, and are without problems
 */
export async function declarationPage(declarations: readonly object[]): Promise<string> {
  const language = declarationLanguage();
  const examples = examplesOf(language, declarations as Json[]);
  const text = [introduction, ...language.types.map((type) => typeText(type, examples))].join('\n\n');
  const options = await resolveConfig(import.meta.filename);
  return format(text, { ...options, parser: 'markdown' });
}
