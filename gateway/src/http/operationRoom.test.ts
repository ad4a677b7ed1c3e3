import { describe, expect, test } from 'vitest';
import { operationRoom } from './operationRoom.ts';

/** A room in which so many operations are under way. */
function roomWith(underWay: number, sinceLook = () => 0) {
  let look: (share: number) => void = () => undefined;
  const room = operationRoom(64, (onLooked) => {
    look = onLooked;
    return { sinceLook, stop: () => undefined };
  });
  const begin = (count: number) => {
    for (let i = 0; i < count; i += 1) room.begin();
  };
  begin(underWay);
  const looked = (share: number, times = 1) => {
    for (let i = 0; i < times; i += 1) look(share);
  };
  return { ...room, begin, looked };
}

const isFull = ({ hasOne }: ReturnType<typeof roomWith>) => !hasOne(false);

describe('a process that has time left', () => {
  test('takes any number of operations', () => {
    const room = roomWith(5_000);
    room.looked(0.9, 100);
    expect(isFull(room)).toBe(false);
  });

  test('has none once in a while: nothing follows from it', () => {
    const room = roomWith(5_000);
    for (let i = 0; i < 100; i += 1) room.looked(i % 2 === 0 ? 1 : 0.5);
    expect(isFull(room)).toBe(false);
  });
});

describe('a process that has no time left, twice in a row', () => {
  test('takes a tenth fewer than are under way', () => {
    const room = roomWith(400);
    room.looked(1, 2);
    expect(isFull(room)).toBe(true);
    for (let i = 0; i < 40; i += 1) room.end();
    expect(isFull(room)).toBe(true);
    room.end();
    expect(isFull(room)).toBe(false);
  });

  test('takes as many as keep it at work, however busy it is', () => {
    const room = roomWith(63);
    room.looked(1, 100);
    expect(isFull(room)).toBe(false);
    room.begin(1);
    expect(isFull(room)).toBe(true);
  });

  test('takes twice as many of what is vital', () => {
    const room = roomWith(127);
    room.looked(1, 100);
    expect([room.hasOne(false), room.hasOne(true)]).toEqual([false, true]);
    room.begin(1);
    expect(room.hasOne(true)).toBe(false);
  });

  test('takes ever more once it has time again', () => {
    const room = roomWith(640);
    room.looked(1, 100);
    for (let i = 0; i < 500; i += 1) room.end();
    expect(isFull(room)).toBe(true);
    room.looked(0.5, 10);
    expect(isFull(room)).toBe(false);
  });
});

describe('a single turn that is far too long', () => {
  test('takes nobody in any more while it lasts', () => {
    let since = 199;
    const room = roomWith(200, () => since);
    expect(isFull(room)).toBe(false);
    since = 200;
    expect([room.hasOne(false), room.hasOne(true)]).toEqual([false, true]);
    since = 400;
    expect(room.hasOne(true)).toBe(false);
    since = 0;
    expect(isFull(room)).toBe(false);
  });

  test('takes as many as keep it at work', () => {
    expect(isFull(roomWith(63, () => 3_000))).toBe(false);
  });
});
