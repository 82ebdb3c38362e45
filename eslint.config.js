import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noCircles } from './scripts/lint/noCircles.js';

/** The framework has one name. */
const oneDoor = { regex: '^ra-(core|ui-materialui)', message: 'Import it from react-admin.' };

/** Who may import whom: docs/architecture.md. A pattern is tested against the text of the import. */
const border = (files, forbidden, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: forbidden, message }, oneDoor] }] },
});

const react = '^(react|react-dom|react-admin|ra-|@mui/)';

export default tseslint.config(
  {
    ignores: [
      'public',
      'dist',
      'coverage',
      'node_modules',
      'test-results',
      'playwright-report',
      'sandbox/hosted/standIn',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  a11y.flatConfigs.recommended,
  hooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'scripts/lint/*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { ours: { rules: { 'no-circles': noCircles } } },
    rules: {
      'ours/no-circles': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      /* A page or dialog that opens puts the focus on its first field: that is what its user expects. An element by itself does not. */
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    /* A page, panel or icon that is looked up by name in a registry which does not change while the console runs. */
    files: [
      'src/app/navigation/NavigationLink.tsx',
      'src/app/signUp/page/SignUp.tsx',
      'src/engine/routes/{AddPage,EditPage,ListPage}.tsx',
    ],
    rules: { 'react-hooks/static-components': 'off' },
  },
  {
    files: ['tests/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      /* What was sent and what is parsed has no type, and matchers take it as it comes: a wrong access fails the test. */
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  { files: ['scripts/**', 'tests/setup.ts'], rules: { 'no-console': 'off' } },
  border(['**/*.{ts,tsx}'], '$^', 'Nothing else is closed to everybody.'),
  border(
    ['src/schema/**'],
    `${react}|session/|loading/|dataProvider|authProvider|/resources(/|$)|sandbox/|/(fields|rules|actions|kinds|engine|app)/`,
    'The schema is pure.',
  ),
  border(
    ['src/session/**'],
    'react-admin|^ra-|@mui/|loading/|dataProvider|authProvider|/resources(/|$)|sandbox/|/(fields|rules|actions|kinds|engine|app)/',
    'The session knows the schema only.',
  ),
  border(
    ['src/loading/**'],
    '@mui/|dataProvider|authProvider|/resources(/|$)|sandbox/|/(fields|rules|actions|kinds|engine|app)/',
    'What loads the parts knows none of them.',
  ),
  border(
    ['dataProvider/**'],
    '^react($|-dom|-router|-hook-form)|@mui/|authProvider|/resources(/|$)|sandbox/|src/(fields|rules|actions|kinds|engine|app)/',
    'The provider knows schema, session and the loading of its own part only.',
  ),
  border(
    ['authProvider/**'],
    '^react$|@mui/|dataProvider/(?!http/http$|http/apiError$)|/resources(/|$)|sandbox/|src/(fields|rules|actions|kinds|engine|app)/',
    'The auth provider knows schema, session and http with its errors only.',
  ),
  border(
    ['src/fields/**', 'src/rules/**', 'src/actions/**'],
    'dataProvider|authProvider|/resources(/|$)|sandbox/|/(kinds|engine|app)/',
    'Fields, rules and actions stand below the engine.',
  ),
  border(
    ['src/engine/**'],
    '/kinds/|/app/(?!i18n/messages$)|/resources(/|$)|sandbox/',
    'The engine knows no resource and not what stands above it.',
  ),
  border(
    ['src/kinds/**'],
    'dataProvider|authProvider|/app/(?!i18n/messages$)|/resources(/|$)|sandbox/',
    'What serves one kind of resource stands on the engine.',
  ),
  border(['src/app/**', 'src/main.tsx'], 'sandbox/', 'The console knows its platform by the API alone.'),
  border(
    ['resources/*/**'],
    '^react|^ra-|@mui/|dataProvider|authProvider|src/(?!schema/|app/i18n/messages|fields/kit|actions/|kinds/speech/declared/speechVendor$)',
    'A declaration is data.',
  ),
  border(
    ['resources/*/extras.*'],
    'dataProvider|authProvider|src/app/',
    'What a resource brings along stands on the engine.',
  ),
  border(
    ['sandbox/**'],
    '\\.\\./(src|resources|dataProvider|authProvider)/|\\.\\./\\.\\./(src|resources|dataProvider|authProvider)/',
    'The sandbox is written from the API alone.',
  ),
  { files: ['eslint.config.js', 'scripts/lint/*.js'], ...tseslint.configs.disableTypeChecked },
  prettier,
);
