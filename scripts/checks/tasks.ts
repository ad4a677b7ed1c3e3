/** The turbo tasks behind `npm run check`, in one place because `npm test` begins with them. */
export const checkTasks = [
  '//#generate',
  '//#lint',
  '//#lint:graphql',
  '//#lint:walls',
  '//#lint:unused',
  '//#lint:format',
  '//#check:regexes',
  '//#check:schema',
  '//#check:docs',
  '//#types:root',
  'types',
  'check',
];
