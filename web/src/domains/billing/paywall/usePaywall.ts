import { type RefObject, useEffect, useRef } from 'react';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { publishEvent } from '../../event/eventQueue.ts';
import { featureWords } from './planFeatures.ts';

/**
 * Tells the installation's owner that a paywall was shown, and when its way on is taken. It is told once; where a paywall
 * comes and goes, `told` of what stays says whether it was.
 */
export const usePaywall = (feature: PlanFeature, isShown: boolean, told?: RefObject<boolean>) => {
  const own = useRef(false);
  const wasTold = told ?? own;
  const word = featureWords[feature];
  useEffect(() => {
    if (!isShown || wasTold.current) return;
    wasTold.current = true;
    publishEvent('paywall_shown', { feature: word });
  }, [word, isShown, wasTold]);
  return { click: () => publishEvent('paywall_clicked', { feature: word }) };
};
