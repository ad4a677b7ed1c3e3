/** The overview's parts show their failures themselves, and what has come of them. */
export const IN_PLACE = {
  errorPolicy: 'all',
  context: { errorInPlace: true },
  notifyOnNetworkStatusChange: true,
} as const;
