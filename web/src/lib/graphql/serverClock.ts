/** How far the server's clock is ahead of this device's, in ms; from the latest answer. */
let offset = 0;

/** Reads the `x-server-time` header (epoch ms) of an answer; half of the round trip is taken as its way back. */
export const observeServerTime = (header: string | null, sentAt: number, receivedAt: number): void => {
  const serverTime = header === null ? Number.NaN : Number(header);
  if (Number.isFinite(serverTime) && serverTime > 0) offset = serverTime - (sentAt + receivedAt) / 2;
};

/** The server's time now, in epoch ms: for countdowns, which must not trust the device's clock. */
export const serverNow = (): number => Date.now() + offset;
