import { PROVIDER_PROBLEMS } from '@muster/schema/formats/signInProblem';
import { lazy, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { SignInPage } from '../../domains/identity/signIn/SignInPage.tsx';
import { signOut } from '../../domains/identity/signOut.ts';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import { useSectionTitle } from '../../lib/pageTitle.ts';
import { pathTo } from '../../lib/paths.ts';
import { readHash } from '../../lib/urlState/hashLocation.ts';
import { sectionNames } from '../routes/messages.ts';
import { announceSignIn, endSession, endSessionByForce } from '../session/sessionStore.ts';
import { surroundingsOf } from '../session/surroundings.ts';
import { useOutsideGuard } from '../session/useOutsideGuard.ts';

const IpRestrictedPage = lazy(async () => ({
  default: (await import('../../domains/identity/signIn/IpRestrictedPage.tsx')).IpRestrictedPage,
}));

const reload = () => window.location.reload();

/** The session's cookie is set: the page starts anew, and the guards lead on to the page that was asked for. */
const startConsole = () => {
  announceSignIn();
  reload();
};

const switchTeam = () => void signOut().finally(endSession);

/** What the address says of a sign-in at another site that has just failed. */
const problemInAddress = () => {
  const { path, query } = readHash(window.location.hash);
  const problem = query.get('problem');
  return path === pathTo('login') ? (PROVIDER_PROBLEMS.find((known) => known === problem) ?? null) : null;
};

/** What people see who are not in the console: signing in, or the page for networks that a team does not let in. */
export default function OutsideArea({
  config,
  state,
  wasSignedOut,
}: {
  config: PageConfig;
  state: 'anonymous' | 'ipRestricted';
  wasSignedOut: boolean;
}) {
  const { formatMessage } = useIntl();
  const surroundings = useMemo(() => surroundingsOf(config), [config]);
  const [providerProblem] = useState(problemInAddress);
  useOutsideGuard(state, surroundings);
  useSectionTitle(formatMessage(state === 'anonymous' ? sectionNames.login : sectionNames.ipRestricted));
  if (state === 'ipRestricted') {
    return <IpRestrictedPage onAllowed={reload} onSignedOut={endSessionByForce} onSwitchTeam={switchTeam} />;
  }
  return (
    <SignInPage
      wasSignedOut={wasSignedOut}
      providerProblem={providerProblem}
      offersExternalLogin={config.externalLogin}
      onSignedIn={startConsole}
    />
  );
}
