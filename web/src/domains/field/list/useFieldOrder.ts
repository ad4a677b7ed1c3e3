import { useRef, useState } from 'react';
import { CustomFieldReorderDocument } from '../../../generated/field/list/customFieldReorder.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { fieldListTexts } from './fieldListMessages.ts';
import { wholeOrder } from './fieldOrder.ts';
import type { ListedField } from '../listedField.ts';

const reasons = { STALE: fieldListTexts.orderStale, PLAN_REQUIRED: fieldListTexts.planLost } as const;

const isReason = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/** Fields in the order of ids; those that the ids do not name stay behind. */
const inOrder = (fields: readonly ListedField[], ids: readonly string[]) => {
  const place = new Map(ids.map((id, index) => [id, index]));
  return fields.toSorted((one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length));
};

/**
 * The order of the fields in profiles. A new one shows at once and is saved behind it, one after the other; where that
 * fails the fields are as they were, and it is said why.
 *
 * @param fields all fields in the order that is saved
 */
export function useFieldOrder(fields: readonly ListedField[], readAgain: () => void) {
  const reorder = useKeyedMutation(CustomFieldReorderDocument, (data) => data.customFieldReorder);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const inProfiles = fields.filter(({ isArchived }) => !isArchived);

  const giveUp = (code: string | undefined, requestId: string | null | undefined) => {
    latest.current = null;
    const text = code !== undefined && isReason(code) ? reasons[code] : fieldListTexts.orderFailed;
    showToast({ tone: 'error', text, requestId, cause: 'field-order' });
    // Where the answer was lost, the order may be the new one all the same.
    readAgain();
  };
  const send = async (ids: readonly string[]) => {
    const { payload, failure } = await reorder({ customFieldIds: [...wholeOrder(fields, ids)] });
    if (!payload || payload.userErrors.length > 0) giveUp(payload?.userErrors[0]?.code, failure?.requestId);
  };
  const order = async (ids: readonly string[]) => {
    setWanted(ids);
    latest.current = ids;
    if (isSaving.current) return;
    isSaving.current = true;
    // What was ordered while another order was on its way goes next.
    for (let sent: readonly string[] | null = null; latest.current && latest.current !== sent;) {
      sent = latest.current;
      await send(sent);
    }
    isSaving.current = false;
    latest.current = null;
    setWanted(null);
  };
  return {
    inProfiles: wanted ? inOrder(inProfiles, wanted) : inProfiles,
    order: (ids: readonly string[]) => void order(ids),
  };
}
