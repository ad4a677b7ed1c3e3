import type { WelcomeMessage } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';

export const toWelcomeMessage = ({ enabled, ...text }: Answer<'team', 'welcomeMessage'>): WelcomeMessage => ({
  ...text,
  isEnabled: enabled,
});
