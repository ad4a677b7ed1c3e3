import { queryByRole } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

const addRules = (text: string) => {
  const sheet = document.createElement('style');
  document.head.append(sheet);
  sheet.append(document.createTextNode(text));
  return sheet;
};
const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector('button') ?? document.createElement('button');
};
const isFound = () => queryByRole(document.body, 'button') !== null;

afterEach(() => {
  document.body.innerHTML = '';
  for (const sheet of document.head.querySelectorAll('style[data-own]')) sheet.remove();
});
const own = (text: string) => addRules(text).toggleAttribute('data-own', true);

describe('what is shown', () => {
  it.each([
    ['by its class', '.gone { display: none }', '<button class="gone"></button>'],
    ['by one of its classes', '.a.gone { display: none }', '<button class="a b gone"></button>'],
    [
      'by the class of what is around it',
      '.gone { display: none }',
      '<p class="gone"><span><button></button></span></p>',
    ],
    [
      'by where it is',
      '.list > .item:first-child { display: none }',
      '<p class="list"><button class="item"></button></p>',
    ],
    ['by its tag in a place', '.list button { display: none }', '<p class="list"><button></button></p>'],
    ['by an attribute', '[data-gone] { display: none }', '<button data-gone></button>'],
    ['by one of several selectors', '.x, .gone:not(.y, .z) { display: none }', '<button class="gone"></button>'],
    [
      'by the width of the screen',
      '@media (min-width:600px) { .gone { display: none } }',
      '<button class="gone"></button>',
    ],
    ['by its visibility', '.gone { visibility: hidden }', '<button class="gone"></button>'],
    ['by the visibility around it', '.gone { visibility: hidden }', '<p class="gone"><button></button></p>'],
    [
      'by a heavier rule, though an earlier one',
      '.a.b { display: none } .a { display: flex }',
      '<button class="a b"></button>',
    ],
    ['by a later rule of two', '.a { display: flex } .b { display: none }', '<button class="b a"></button>'],
    ['by what is important', '.a { display: none !important }', '<button class="a" style="display: flex"></button>'],
    ['by its own style', '.a { display: flex }', '<button class="a" style="display: none"></button>'],
    ['by its own visibility', '', '<button style="visibility: hidden"></button>'],
    ['by the style around it', '', '<p style="display: none"><button></button></p>'],
  ])('is not what is hidden %s', (_, rules, html) => {
    own(rules);
    show(html);
    expect(isFound()).toBe(false);
  });

  it.each([
    ['has no rule', '.gone { display: none }', '<button class="other"></button>'],
    ['shows itself', '.gone { display: none }', '<button class="gone" style="display: flex"></button>'],
    [
      'is visible in what is not',
      '.a { visibility: hidden } .b { visibility: visible }',
      '<p class="a"><button class="b"></button></p>',
    ],
    ['is hidden on other screens', '@media (max-width:600px) { .a { display: none } }', '<button class="a"></button>'],
    ['is hidden on paper', '@media print { .a { display: none } }', '<button class="a"></button>'],
    ['has a part that is hidden', '.a::before { display: none }', '<button class="a"></button>'],
    ['is hidden under the pointer', '.a:hover { display: none }', '<button class="a"></button>'],
    ['is of a class that is excluded', '.a:not(.b) { display: none }', '<button class="a b"></button>'],
  ])('is what %s', (_, rules, html) => {
    own(rules);
    show(html);
    expect(isFound()).toBe(true);
  });

  it('changes with the rules, the classes and the styles', () => {
    const button = show('<button class="a"></button>');
    expect(isFound()).toBe(true);
    const sheet = addRules('.a { display: none }');
    expect(isFound()).toBe(false);
    sheet.remove();
    expect(isFound()).toBe(true);
    const later = addRules('.c { display: none }');
    later.toggleAttribute('data-own', true);
    expect(isFound()).toBe(true);
    later.sheet?.insertRule('.b { display: none }', later.sheet.cssRules.length);
    button.className = 'b';
    expect(isFound()).toBe(false);
    button.style.display = 'block';
    expect(isFound()).toBe(true);
  });
});

describe('a computed style', () => {
  it('has the display that a page without rules gives a tag', () => {
    document.body.innerHTML = '<p></p><button></button><table><tbody><tr></tr></tbody></table>';
    const displays = ['p', 'button', 'tr'].map((tag) => {
      const element = document.querySelector(tag);
      return element && getComputedStyle(element).getPropertyValue('display');
    });
    expect(displays).toEqual(['block', 'inline-block', 'table-row']);
  });

  it('has the place that rules and its own style give it, and nowhere any width', () => {
    own('.a { position: absolute; overflow-y: scroll; width: 20px } .b { position: fixed }');
    const style = getComputedStyle(show('<button class="a b" style="overflow-x: hidden"></button>'));
    expect([style.position, style.overflowY, style.overflowX, style.width]).toEqual([
      ...['fixed', 'scroll', 'hidden', '0px'],
    ]);
  });

  it('has every other property of the element', () => {
    own('.a { color: red; margin-top: 4px }');
    const button = show('<button class="a" style="order: 3"></button>');
    const style = getComputedStyle(button);
    expect([style.color, style.getPropertyValue('margin-top'), style.order]).toEqual(['red', '4px', '3']);
  });

  it('of an element outside of the page is empty', () => {
    expect(getComputedStyle(document.createElement('p')).display).toBe('');
  });
});
