import type { Mailer } from '../../lib/mail.ts';
import { type Routes, open } from '../../lib/routes.ts';
import { describe } from './definitionAnswers.ts';
import {
  addResource,
  changeResource,
  listResources,
  readResource,
  removeResource,
  replaceResource,
} from './resourceActions.ts';

/** What the directory of a company keeps of its team. The secret in the body says whose directory it is. */
export function scimRoutes({ mailer }: { mailer: Mailer }): Routes<'scim'> {
  return {
    describe: open(async (_context, { query }) => describe(query)),
    list: open((context, { body }) => listResources(context, body)),
    read: open((context, { body }) => readResource(context, body)),
    add: open((context, { body }) => addResource(context, mailer, body)),
    replace: open((context, { body }) => replaceResource(context, body)),
    change: open((context, { body }) => changeResource(context, body)),
    remove: open(async (context, { body }) => {
      await removeResource(context, body);
      return {};
    }),
  };
}
