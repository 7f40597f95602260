import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Formatting is prettier's; types of what TypeScript and svelte-check already say are left to them.
export default ts.config(
  { ignores: ['node_modules/', 'src/lib/api/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // a list of numbers and texts is written into texts and addresses everywhere
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // rows of a table are found by numbers that are in range by the way they were made; a check would only hide a fault
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // a map inside a function, or one that is replaced and never changed, needs no signals
      'svelte/prefer-svelte-reactivity': 'off',
      // the types of the DOM promise what an old browser, jsdom or a component that has gone does not keep
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // a position is a table of unknown values, whose keys come and go
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // what may have to be waited for is promised even where it is at hand
      '@typescript-eslint/require-await': 'off',
      // `void name` says which changes an effect answers
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // texts are spread into their characters
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // a name may be left out of an object by taking it apart
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // what svelte-check ignores is its own affair: it fails on warnings
      'svelte/no-unused-svelte-ignore': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // components are of the type any here; svelte-check knows and checks their types
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    // doubles stand in for what they are not
    files: ['tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-useless-default-assignment': 'off',
    },
  },
  { files: ['*.js', '*.ts'], languageOptions: { globals: { ...globals.node } } },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
)
