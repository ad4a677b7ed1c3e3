// Strings that have broken other people's programs, by what they do: after the public lists of naughty strings.

const ZALGO = 'Z̸̡̛̰̟͈̐͂̽a̴̢̛̯͇͊̈́̕l̶̡̛̗̺̈́̾̕g̵̨̛̳͚̽̍̕o̸̢̼̱͆̓̋';

/** As long as the longest name of anything, and as wide as letters are. */
export const UNBROKEN = 'W'.repeat(50);

/** Where one of them runs as code, `pwned` of the window says so. */
const NAUGHTY = {
  markup: [
    '<script>window.pwned=1</script>',
    '"><img src=x onerror=window.pwned=1>',
    "'onfocus='window.pwned=1' autofocus='",
    '</title><svg/onload=window.pwned=1>',
    '<iframe srcdoc="<script>parent.pwned=1</script>">',
    'javascript:window.pwned=1',
    '<!--<b>',
    '&lt;b&gt;&amp;&#x41;',
  ],
  templates: [
    '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
    '{name, plural, other{x}}',
    '<b>{count}</b>',
    "'{' ''''",
    '%s%d%n %x $1 $& $`',
    '__proto__',
    'constructor',
  ],
  commands: ["Robert'); DROP TABLE people;--", '" OR 1=1 -- ', '../../../../etc/passwd%00', "=cmd|' /C calc'!A1"],
  words: ['null', 'undefined', 'NaN', 'true', '0', '-1', '1e1000', '[object Object]'],
  directions: [
    'שרה 12, (כהן)',
    'مرحبا, 3 of 7 (أهلا)',
    '\u202Egpj.exe',
    '\u2067\u202Eabc\u2066def',
    '\u2069\u2069) 3 (',
    'ab\u200Fcd 12',
  ],
  unseen: ['\u200B\u200B', '\u00A0\u3000', '', '\uFEFF', '\u00AD\u2060\u180E', ' '],
  heaps: [ZALGO, `${ZALGO}${ZALGO}`, '👩‍👩‍👧‍👦'.repeat(6), '🏳️‍🌈🇩🇪👍🏿'.repeat(5), '﷽﷽﷽', 'ﬃ'.repeat(25), '𒐫𒐫𒐫𒐫𒐫'],
  long: [
    UNBROKEN,
    'x'.repeat(250),
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    '٣'.repeat(50),
    '—'.repeat(50),
    '文'.repeat(50),
  ],
  broken: [
    'a\u0000b',
    'tab\there',
    'two\nlines\r\nthree',
    '\u001B[31mred',
    'lone \uD83D surrogate',
    '\u0085\u2028\u2029',
    '\uFFFF\uFFFD',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** All of them. */
export const naughtyStrings: readonly string[] = Object.values(NAUGHTY).flat();

/** Those that people might type into a field or an address, each to do something else. */
export const naughtyInput: readonly string[] = [
  ...NAUGHTY.markup.slice(0, 4),
  ...NAUGHTY.templates.slice(0, 3),
  ...NAUGHTY.commands.slice(0, 3),
  NAUGHTY.directions[0],
  NAUGHTY.heaps[2],
  NAUGHTY.long[0],
];
