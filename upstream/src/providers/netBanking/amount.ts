/** An amount in paise as the provider takes it: rupees with two decimals, without groups (`1890.00`). */
export const toMajorUnits = (amount: number): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount in paise, or null where the text is none. */
export const toMinorUnits = (text: string): number | null =>
  /^(?:0|[1-9]\d{0,12})\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : null;
