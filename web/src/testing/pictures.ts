// Files as a person might choose them, as far as anybody looks into them before they are decoded.

/** The head of a PNG of that size, filled up to so many bytes. */
export const pngFile = (width: number, height: number, bytes = 64): File => {
  const content = new Uint8Array(Math.max(bytes, 33));
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(content.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([content], 'picture.png', { type: 'image/png' });
};

/** A drawing that only its name and its type call a PNG. */
export const renamedSvg = (): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });

export const textFile = (): File => new File(['Hello'], 'notes.txt', { type: 'text/plain' });
