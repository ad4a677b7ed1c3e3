/**
 * Puts a report into a document, as plain text between the comments `<!-- measured: name -->` and `<!-- end -->`.
 * Throws when the document has no such place.
 */
export function withRecord(document: string, name: string, report: string): string {
  const place = new RegExp(`(<!-- measured: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
  if (!place.test(document)) throw new Error(`The document has no place for the measured ${name}.`);
  return document.replace(
    place,
    (_all, start: string, end: string) => `${start}\n\n\`\`\`text\n${report}\n\`\`\`\n\n${end}`,
  );
}
