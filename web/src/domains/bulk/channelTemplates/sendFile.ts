/** Sends a file to the address that was given for it; whether it arrived. */
export async function sendFile(url: string, file: File): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'PUT', body: file, headers: { 'content-type': 'text/csv' } });
    return ok;
  } catch {
    return false;
  }
}
