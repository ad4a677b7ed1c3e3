import type { UserError } from '../generated/resolvers.ts';
import { type GatewayError, badUserInput } from './errors.ts';

/** BAD_USER_INPUT that says what is wrong with an argument, and at which place. */
export const wrongArgument = ({ field, message }: UserError, reason?: string): GatewayError =>
  badUserInput(field === null ? message : `\`${field.join('.')}\`: ${message}`, reason);
