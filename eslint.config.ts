// ESLint looks at the GraphQL schema and the console's operations only; oxlint has the TypeScript.
import graphql from '@graphql-eslint/eslint-plugin';

const ours = { languageOptions: { parser: graphql.parser }, plugins: { '@graphql-eslint': graphql } };

export default [
  {
    files: ['schema/*.graphql'],
    ignores: ['schema/schema.graphql'],
    ...ours,
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/strict-id-in-types': 'off',
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/require-deprecation-date': 'error',
    },
  },
  {
    files: ['web/src/domains/**/*.graphql'],
    ...ours,
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': [
        'error',
        { OperationDefinition: 'camelCase', FragmentDefinition: 'PascalCase', VariableDefinition: 'camelCase' },
      ],
      '@graphql-eslint/require-selections': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
    },
  },
];
