import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, JSHandle, Page } from 'playwright';
import { type ListFigures, type StepFigures, stepFigures } from './figures.ts';
import { watchLongTasks } from './inPage.ts';
import { stepsOf, untilListed } from './steps.ts';

/** So long a step may go on after it seems done: what it leaves for later is part of it. */
const AFTERMATH_MS = 1000;

type Watch = { tasks: JSHandle<ReturnType<typeof watchLongTasks>>; devTools: CDPSession };

const takeTasks = ({ tasks }: Watch) => tasks.evaluate(({ take }) => take());

/** Collecting all garbage at once takes long, too, but the browser counts it for no task of the page. */
async function heapAfterCollection({ devTools }: Watch): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function finishStep(watch: Watch, step: string): Promise<StepFigures> {
  await delay(AFTERMATH_MS);
  const durations = await takeTasks(watch);
  return stepFigures(step, durations, await heapAfterCollection(watch));
}

/** Opens the list of people of whoever is signed in, and takes every step with it. */
export async function traceList(page: Page, scrollSeconds: number): Promise<ListFigures> {
  await page.goto('/#/manage/users?list=whole');
  const people = await untilListed(page);
  const tasks = await page.evaluateHandle(watchLongTasks);
  const watch = { tasks, devTools: await page.context().newCDPSession(page) };
  const steps = [await finishStep(watch, 'open the page')];
  for (const { name, act } of stepsOf(page, { people, scrollSeconds })) {
    await act();
    steps.push(await finishStep(watch, name));
  }
  return { people, steps };
}
