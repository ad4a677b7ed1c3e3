import { icon } from './icons.tsx';

// Apart from the other icons: only one page shows them.

export const BrowserIcon = icon(
  'Browser',
  'M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 9.5h17M6.5 7.25v.01M9 7.25v.01',
);
export const PhoneIcon = icon(
  'Phone',
  'M7.5 5A1.5 1.5 0 0 1 9 3.5h6A1.5 1.5 0 0 1 16.5 5v14a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19zM11 17.5h2',
);
export const TabletIcon = icon(
  'Tablet',
  'M5.5 5A1.5 1.5 0 0 1 7 3.5h10A1.5 1.5 0 0 1 18.5 5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19zM10.5 17.5h3',
);
export const LaptopIcon = icon('Laptop', 'M5 7A1.5 1.5 0 0 1 6.5 5.5h11A1.5 1.5 0 0 1 19 7v8.5H5zM2.5 18.5h19');
