// What the playground asks by itself: with the session of the browser.
import * as z from 'zod/mini';

// The page's policy lets no text become code.
z.config({ jitless: true });

export type Whereabouts = 'unknown' | 'elsewhere' | 'sandbox';
export type Outcome = 'done' | 'refused' | 'failed';

const stateSchema = z.object({
  data: z.object({ viewer: z.object({ team: z.object({ viewerCanResetSandbox: z.boolean() }) }) }),
});
const resetSchema = z.object({
  data: z.object({ sandboxReset: z.object({ userErrors: z.array(z.object({ code: z.string() })) }) }),
});

async function ask(query: string, variables: object = {}): Promise<unknown> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body: JSON.stringify({ query, variables }),
    });
    return await answer.json();
  } catch {
    return null;
  }
}

/** Whether the browser is signed in to the team for trying things out. */
export async function whereabouts(): Promise<Whereabouts> {
  const { data } = stateSchema.safeParse(await ask('{ viewer { team { viewerCanResetSandbox } } }'));
  return data?.data.viewer.team.viewerCanResetSandbox ? 'sandbox' : 'elsewhere';
}

/** Puts that team back. */
export async function resetSandbox(): Promise<Outcome> {
  const answer = await ask(
    'mutation ($input: SandboxResetInput!) { sandboxReset(input: $input) { userErrors { code } } }',
    { input: { idempotencyKey: crypto.randomUUID() } },
  );
  const { data } = resetSchema.safeParse(answer);
  if (!data) return 'failed';
  return data.data.sandboxReset.userErrors.length === 0 ? 'done' : 'refused';
}
