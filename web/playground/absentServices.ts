import * as z from 'zod/mini';
import { parseJson } from '../src/lib/json.ts';

const shape = z.object({ absentServices: z.array(z.string()) });

/** The services that the installation is without, as the gateway wrote them into the page; none where it wrote nothing. */
export function absentServicesIn(page: Pick<Document, 'querySelector'>): readonly string[] {
  const content = page.querySelector('meta[name="muster-config"]')?.getAttribute('content') ?? '';
  const parsed = shape.safeParse(parseJson(content));
  return parsed.success ? parsed.data.absentServices : [];
}
