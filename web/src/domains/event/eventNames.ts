/** Everything that the console tells the installation's owner. There are no other events. */
export const eventNames = [
  'paywall_shown',
  'paywall_clicked',
  'upgrade_to_pro_clicked',
  'activate_pro_trial_clicked',
  'payment_initiated',
  'billing_details_shown',
  'billing_details_updated',
  'billing_address_updated',
  'upgrade_to_pro_page_view',
] as const;

export type EventName = (typeof eventNames)[number];
