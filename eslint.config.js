import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importMatrix, restrictionsFor } from './scripts/importMatrix.js';

/** `...{ a, b }` and `...['a', 'b']`, whose only use is to put several items on one line. */
const spreadLiterals = [
  ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
  'SpreadElement > ArrayExpression.argument',
  'SpreadElement > TSAsExpression.argument > ArrayExpression',
].map((selector) => ({ selector, message: 'Write the items without the spread.' }));

const forbiddenSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
  { selector: 'ExportAllDeclaration', message: 'Name what is exported.' },
  ...spreadLiterals,
];

/** Sizes and shapes of house style; exemptions carry their reason beside them. */
const houseStyle = {
  complexity: ['error', 12],
  'max-depth': ['error', 3],
  'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 4],
  'no-console': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-restricted-syntax': ['error', ...forbiddenSyntax],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
};

/** Rules that ask the compiler; plain JavaScript has no types to ask for. */
const typed = [
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-deprecated': 'error',
      // Contracts that ask for a promise are met by `async` functions, which reject where others
      // throw. Promises that nobody awaits are found by `no-floating-promises`.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', '**/*.spec.ts'],
    rules: {
      // `expect.any()` and the other matchers are typed `any`. What is read from or done with
      // a value of type `any` is still refused.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // `expect(object.method)` compares functions, and fakes are made of single methods.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // What a listener of an example rejects with is printed by the browser.
    files: ['examples/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/.docusaurus/**',
      '**/.cache/**',
      '**/test-results/**',
      // Starters of other generators, in their own shape.
      'bench/portal-peers/sites/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { rules: houseStyle },
  ...typed,
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Generated from the contract; nobody reads it but the compiler.
    files: ['packages/api-client/src/contract.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Programs speak to the person who started them; libraries and components never print.
    files: [
      'scripts/**',
      'apps/*/scripts/**',
      'packages/tooling/src/**',
      'bench/**',
      'e2e/**',
      'apps/server/src/main.ts',
      'examples/venue-format/read-venue-file/**',
      'integrations/wordpress/*.ts',
    ],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: globals.node },
  },
  {
    // Run by WordPress among its own programs, which have no types here.
    files: ['integrations/wordpress/*/block.js'],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-nocheck': 'allow-with-description' }],
    },
  },
  ...importMatrix.map((place) => ({
    files: [place.files],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', restrictionsFor(place)] },
  })),
);
