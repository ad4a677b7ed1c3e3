// What people do who have a keyboard alone: they go from stop to stop, and look where they are.
import { type Locator, type Page, expect } from '@playwright/test';

/** What is wrong with where the focus stands, as one sees it; null where nothing is. */
type Fault = string | null;

/**
 * Looks at what has the focus: whether it is in sight, and whether what had it before looks otherwise without it. The page
 * keeps what it looked like until the next look.
 */
const look = (page: Page): Promise<Fault> =>
  page.evaluate(() => {
    const PROPERTIES = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'boxShadow',
      'borderTopColor',
      'borderTopWidth',
      'backgroundColor',
      'color',
      'opacity',
      'transform',
      'clipPath',
      'textDecorationLine',
    ] as const;
    const lookOf = (element: Element) => {
      const around = [element, element.parentElement, element.parentElement?.parentElement, ...element.children];
      const beside = [...(element.parentElement?.children ?? [])];
      return [...around, ...beside]
        .map((one) => {
          if (!one) return '';
          const style = getComputedStyle(one);
          return PROPERTIES.map((property) => style[property]).join('|');
        })
        .join('\n');
    };
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '';
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${name}”`;
    };
    const isSeen = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // One of five points of it in the window that nothing lies on.
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [left + 3, y],
        [right - 3, y],
        [x, top + 3],
        [x, bottom - 3],
      ] as const;
      return points.some(([across, down]) => {
        const hit = document.elementFromPoint(across, down);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    type Before = { element: Element; look: string };
    const before = Reflect.get(window, 'focusBefore') as Before | undefined;
    const element = document.activeElement;
    if (before && before.element !== element && before.element.isConnected && lookOf(before.element) === before.look)
      return `${nameOf(before.element)} looks the same with and without the focus`;
    // What keys never lead to has the focus for those who listen: a heading, the page.
    const isStop = element instanceof HTMLElement && element !== document.body && element.tabIndex >= 0;
    // What happens in a frame is the frame's.
    if (!isStop || element instanceof HTMLIFrameElement) {
      Reflect.deleteProperty(window, 'focusBefore');
      return null;
    }
    Reflect.set(window, 'focusBefore', { element, look: lookOf(element) });
    // Inputs that a drawn box or a track stands for are looked at by it.
    const drawn = element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0';
    return isSeen(drawn ? (element.parentElement ?? element) : element) ? null : `${nameOf(element)} is out of sight`;
  });

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) =>
    found.some((element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element),
  );

/**
 * Goes on by a key, stop for stop, until the focus stands on the target; fails at a stop that one cannot see.
 *
 * @param most how many stops there may be on the way: the way of a keyboard is to be short, too
 */
export async function go(page: Page, target: Locator, most = 40, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stops = 0; stops <= most; stops += 1) {
    expect(await look(page), `where ${key} leads`).toBeNull();
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${most} times ${key} do not lead to ${String(target)}`);
}

/** Goes to what is named and presses it. */
export async function goAndPress(page: Page, target: Locator, key = 'Enter', most = 40): Promise<void> {
  await go(page, target, most);
  await page.keyboard.press(key);
}

/** Goes to a field, and types in the place of what it holds. */
export async function goAndType(page: Page, field: Locator, text: string, most = 40): Promise<void> {
  await go(page, field, most);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
