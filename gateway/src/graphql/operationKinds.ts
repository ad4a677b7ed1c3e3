import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses operations of a kind that the schema has no root for, such as subscriptions: GraphQL's own rules let them through. */
export const operationKindRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} in this schema.`, { nodes: node }));
  },
});
