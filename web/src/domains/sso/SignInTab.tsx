import Box from '@mui/material/Box';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type AuthenticationOfTeamFragment, useAuthenticationQuery } from '../../generated/sso/authentication.ts';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../lib/apollo/useKnownTeam.ts';
import { useHasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DiscardQuestion } from '../../ui/DiscardQuestion.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HintedRadio } from '../../ui/HintedRadio.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { authenticationPhrases, authenticationTexts } from './authenticationMessages.ts';
import { GoogleCard } from './google/GoogleCard.tsx';
import { SamlPart } from './saml/SamlPart.tsx';

type SignInType = 'google' | 'saml';

const isType = (value: string): value is SignInType => value === 'google' || value === 'saml';

/** Which of the two is looked at; what is in use says so. */
function TypeCard({
  type,
  inUse,
  onChoose,
}: {
  type: SignInType;
  inUse: SignInType | null;
  onChoose: (type: SignInType) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const name = inUse === 'saml' ? authenticationTexts.saml : authenticationTexts.google;
  return (
    <SectionCard
      title={formatMessage(authenticationTexts.type)}
      titleId={id}
      text={formatMessage(authenticationTexts.typeText)}
      badges={
        inUse && (
          <Badge tone="accent">{formatMessage(authenticationPhrases.inUse, { name: formatMessage(name) })}</Badge>
        )
      }
    >
      <RadioGroup
        aria-labelledby={id}
        value={type}
        onChange={(_event, value) => {
          if (isType(value)) onChoose(value);
        }}
      >
        <HintedRadio
          value="google"
          name={formatMessage(authenticationTexts.google)}
          hint={formatMessage(authenticationTexts.googleHint)}
        />
        <HintedRadio
          value="saml"
          name={formatMessage(authenticationTexts.saml)}
          hint={formatMessage(authenticationTexts.samlHint)}
        />
      </RadioGroup>
    </SectionCard>
  );
}

/** How people sign in, as it is known: the choice, and what is chosen. Going over to the other asks before changes are lost. */
function SignIn({ team, readAgain }: { team: AuthenticationOfTeamFragment; readAgain: () => Promise<boolean> }) {
  const configuration = team.samlSetup?.configuration ?? null;
  const isRequired = team.isGoogleSignInRequired === true;
  const inUse = configuration !== null ? 'saml' : isRequired ? 'google' : null;
  const [type, setType] = useState<SignInType>(inUse ?? 'google');
  const [wanted, setWanted] = useState<SignInType | null>(null);
  const hasUnsaved = useHasUnsavedChanges();
  const choose = (next: SignInType) => (hasUnsaved ? setWanted(next) : setType(next));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TypeCard type={type} inUse={inUse} onChoose={choose} />
      {type === 'google' ? (
        <GoogleCard isRequired={isRequired} hasSaml={configuration !== null} readAgain={readAgain} />
      ) : (
        <SamlPart
          configuration={configuration}
          serviceProvider={team.samlSetup?.serviceProvider ?? null}
          isGoogleRequired={isRequired}
          readAgain={readAgain}
        />
      )}
      <DiscardQuestion
        open={wanted !== null}
        onStay={() => setWanted(null)}
        onDiscard={() => {
          if (wanted) setType(wanted);
          setWanted(null);
        }}
      />
    </Box>
  );
}

/** How the people of the team sign in. */
export function SignInTab() {
  const { formatMessage } = useIntl();
  const { known, isLoading, requestId, readAgain } = useKnownTeam(
    useAuthenticationQuery(READ_AFRESH),
    ({ isGoogleSignInRequired, samlSetup }) => isGoogleSignInRequired !== null && samlSetup !== null,
  );
  if (known !== null) return <SignIn team={known} readAgain={readAgain} />;
  if (isLoading) {
    return (
      <Box aria-busy="true">
        <TextSkeleton lines={6} />
      </Box>
    );
  }
  return (
    <ErrorState
      title={formatMessage(authenticationTexts.loadFailed)}
      requestId={requestId}
      onRetry={() => void readAgain()}
    />
  );
}
