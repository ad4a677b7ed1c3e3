import type { TextArea } from '@muster/locales/areas.ts';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from './catalogues.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Fetches a component's code together with the texts of its area, or of several. */
export const withTexts =
  <Props>(area: TextArea | readonly TextArea[], load: Load<Props>): Load<Props> =>
  async () => {
    const [component] = await Promise.all([load(), loadTexts(...[area].flat())]);
    return component;
  };

/** A component whose code and texts are fetched when it is first shown. */
export const lazyWithTexts = <Props>(
  area: TextArea | readonly TextArea[],
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> => lazy(withTexts(area, load));
