import type { GatewayContext } from '../../context.ts';
import { type ProfileFieldsRecord, toProfileFields } from './profileMapper.ts';

const ignored = () => undefined;

/** What somebody has in the team's fields; null for guests, and for whomever the team does not have. */
export async function profileFieldsOf(guid: string, { loaders }: GatewayContext): Promise<ProfileFieldsRecord | null> {
  const fields = loaders.field.fields();
  fields.catch(ignored); // of no interest where the person has none
  const person = await loaders.field.ofMember.load(guid);
  return person && toProfileFields(person, await fields);
}

/** The same of the viewer; guests are not told about fields. */
export async function viewerProfileFields(context: GatewayContext): Promise<ProfileFieldsRecord | null> {
  const { guid, role } = await context.loaders.identity.profile();
  return role === 'GUEST' ? null : profileFieldsOf(guid, context);
}
