import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

const own = (load: () => Promise<{ default: ComponentType }>) => withTexts('webhooks', load);

/** The code of each page of webhooks, fetched when it is needed. */
export const webhookPages = {
  webhooks: own(() => import('../../domains/webhook/WebhooksPage.tsx')),
  webhookAddIncoming: own(() => import('../../domains/webhook/form/IncomingAddPage.tsx')),
  webhookAddOutgoing: own(() => import('../../domains/webhook/form/OutgoingAddPage.tsx')),
  webhookEditIncoming: own(() => import('../../domains/webhook/form/IncomingEditPage.tsx')),
  webhookEditOutgoing: own(() => import('../../domains/webhook/form/OutgoingEditPage.tsx')),
} satisfies Partial<Record<FetchedPage, unknown>>;
