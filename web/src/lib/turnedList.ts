/** Which part of a list is shown, and the ways to what stands before and behind it. */
export interface PageTurns {
  /** Whether the list has more than a page. */
  readonly isPaged: boolean;
  /** The first and the last item that are shown, the first of the list being 1, and how many there are. */
  readonly range: { readonly from: number; readonly to: number; readonly total: number };
  /** Null on the first page. */
  readonly previous: (() => void) | null;
  /** Null on the last page, and while a page is on its way: nobody reads on from the end of the one before. */
  readonly next: (() => void) | null;
}

/** A list that is turned page by page. */
export interface TurnedList<Page> {
  /** The page that is shown: the one before, until the one that was asked for is there. Null while there is none. */
  readonly page: Page | null;
  /** Why what was asked for is not there, or only in part; null where it is, or is on its way. */
  readonly failure: { readonly requestId: string | null } | null;
  readonly readAgain: () => void;
  readonly turns: PageTurns;
}
