/** What the command line asks for; where it cannot be read, that in a line alone, and the end: 2, as nothing was tried. */
export function readCommandLine<Options>(read: (args: string[]) => Options): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
