import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Fault } from '../../../lib/errors.ts';
import { teamOf } from '../../team/repository.ts';
import { recoveryCodesLeft } from '../recoveryRepository.ts';
import { type SamlRow, samlOf } from '../repository.ts';
import { certificateFacts } from './certificateRules.ts';

type WireSaml = Answer<'sso', 'updateSamlConfiguration'>['configuration'];

const toSaml = ({ teamId: _team, ...saml }: SamlRow, codesLeft: number): WireSaml => ({
  ...saml,
  certificate: certificateFacts(saml.publicCertificate),
  secondCertificateDetails: saml.secondCertificate === null ? null : certificateFacts(saml.secondCertificate),
  recoveryCodesLeft: codesLeft,
});

/** How the people of a team sign in at its identity provider. */
export async function samlConfiguration({ db, actor }: SessionContext): Promise<Answer<'sso', 'samlConfiguration'>> {
  const saml = await samlOf(db, actor.teamId);
  return { configuration: saml ? toSaml(saml, await recoveryCodesLeft(db, actor.teamId)) : null };
}

/** The same after it was saved, with the codes that were made by that. */
export async function savedSaml(
  context: SessionContext,
  recoveryCodes: string[] | null,
): Promise<Answer<'sso', 'updateSamlConfiguration'>> {
  const { configuration } = await samlConfiguration(context);
  if (configuration === null) throw new Fault('What was saved is not there.');
  return { configuration, recoveryCodes };
}

/** The way in that a team has chosen. */
export async function signInConfiguration({
  db,
  actor,
}: SessionContext): Promise<Answer<'sso', 'signInConfiguration'>> {
  const { isGoogleSignInRequired: isGOC } = await teamOf(db, actor.teamId);
  const saml = await samlOf(db, actor.teamId);
  return { isGOC, type: saml ? 'saml' : isGOC ? 'google' : 'none' };
}
