// `npm run check`: everything that can be known without running the product. Its failures are the to-do list of a change.
import { checkTasks } from './checks/tasks.ts';
import { turbo } from './turbo.ts';

process.exit(turbo(checkTasks, { args: ['--continue'] }) ? 0 : 1);
