/** Puts a text on the clipboard. Answers whether it is there: browsers give none to a page that came over http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
