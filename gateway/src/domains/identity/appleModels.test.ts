import { expect, test } from 'vitest';
import { modelName } from './appleModels.ts';

test.each([
  ['iPhone15,2', 'iPhone 14 Pro'],
  ['iPad14,1', 'iPad mini (6th generation)'],
  ['Mac14,2', 'MacBook Air (M2)'],
  ['Watch7,5', 'Apple Watch Ultra 2'],
  ['Pixel 8', 'Pixel 8'],
  ['iPhone99,9', 'iPhone99,9'],
  ['constructor', 'constructor'],
])('%s is the %s', (model, name) => expect(modelName(model)).toBe(name));
