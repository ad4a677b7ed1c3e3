/** What is printed is printed light: paper is. The scheme of the screen returns afterwards. */
export function printLight(): () => void {
  const { dataset } = document.documentElement;
  let scheme: string | undefined;
  const lighten = () => {
    scheme = dataset['scheme'];
    dataset['scheme'] = 'light';
  };
  const restore = () => {
    if (scheme !== undefined) dataset['scheme'] = scheme;
  };
  window.addEventListener('beforeprint', lighten);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('beforeprint', lighten);
    window.removeEventListener('afterprint', restore);
  };
}
