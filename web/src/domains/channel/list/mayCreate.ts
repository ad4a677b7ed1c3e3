import type { usePlanGate } from '../../billing/paywall/usePlanGate.ts';

/** Whether the plan lets channels of these kinds be created; null while that is not known. What could not be read, the server decides. */
export const mayCreate = ({ gate, isLoading }: Pick<ReturnType<typeof usePlanGate>, 'gate' | 'isLoading'>) =>
  gate ? gate.isAllowed : isLoading ? null : true;
