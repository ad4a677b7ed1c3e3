/** Lets the browser do what waits: what follows is a task of its own, and long work in slices leaves the page answering. */
export const nextTask = (): Promise<void> => new Promise((resume) => void setTimeout(resume));
