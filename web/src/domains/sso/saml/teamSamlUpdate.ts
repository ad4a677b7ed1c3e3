import { TeamSamlUpdateDocument } from '../../../generated/sso/saml/teamSamlUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import type { SamlDraft } from './samlDraft.ts';

/** Keeps how people sign in at their identity provider, over the version that was seen: 0 where there was none. */
export function useSamlUpdate() {
  const save = useKeyedMutation(TeamSamlUpdateDocument, (data) => data.teamSamlUpdate);
  return ({ secondCertificate, ...draft }: SamlDraft, version: number) =>
    save({
      ...draft,
      endpointUrl: draft.endpointUrl.trim(),
      issuer: draft.issuer.trim(),
      buttonLabel: draft.buttonLabel.trim(),
      secondCertificate: secondCertificate.trim() === '' ? null : secondCertificate,
      version,
    });
}
