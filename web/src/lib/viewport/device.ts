/** Whether a browser runs on a phone or tablet, by what it says of itself. iPads claim to be Macs with touch. */
export const isMobileDevice = ({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|Windows Phone/i.test(userAgent) ||
  (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
