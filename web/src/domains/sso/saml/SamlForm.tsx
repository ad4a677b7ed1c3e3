import Alert from '@mui/material/Alert';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { CertificateField } from './CertificateField.tsx';
import { MetadataUpload } from './MetadataUpload.tsx';
import { PARTS, type SamlConfiguration, type ServiceProvider } from './samlDraft.ts';
import { SAML_LIMITS, samlTexts } from './samlMessages.ts';
import { SecondCertificate } from './SecondCertificate.tsx';
import { TestSignIn } from './TestSignIn.tsx';
import { useFaultText } from './useFaultText.ts';
import type { SamlEditing, useSamlForm } from './useSamlForm.ts';

/** Endpoint and issuer, as the identity provider gives them. */
function ProviderFields({ editing }: { editing: SamlEditing }) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const { draft, set, leave, faultOf } = editing;
  return (
    <>
      <Field
        label={formatMessage(samlTexts.endpoint)}
        hint={formatMessage(samlTexts.endpointHint)}
        error={textOf('endpointUrl', faultOf('endpointUrl'))}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.endpointUrl}
        required
        autoComplete="off"
        spellCheck={false}
        onBlur={() => leave('endpointUrl')}
        onChange={({ target }) => set({ endpointUrl: target.value })}
      />
      <Field
        label={formatMessage(samlTexts.issuer)}
        hint={formatMessage(samlTexts.issuerHint)}
        error={textOf('issuer', faultOf('issuer'))}
        value={draft.issuer}
        required
        autoComplete="off"
        spellCheck={false}
        onBlur={() => leave('issuer')}
        onChange={({ target }) => set({ issuer: target.value })}
      />
    </>
  );
}

/** What people see of it on the sign-in page. */
function LabelField({ editing: { draft, set, leave, faultOf } }: { editing: SamlEditing }) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  return (
    <Field
      label={formatMessage(samlTexts.label)}
      labelAction={<CharacterCount text={draft.buttonLabel} most={SAML_LIMITS.label} />}
      hint={formatMessage(samlTexts.labelHint)}
      error={textOf('buttonLabel', faultOf('buttonLabel'))}
      value={draft.buttonLabel}
      required
      autoComplete="off"
      onBlur={() => leave('buttonLabel')}
      onChange={({ target }) => set({ buttonLabel: target.value })}
    />
  );
}

/** Whether it is to be the only way in; for that somebody has to have come in by it. Turning it off always works. */
function StrictRow({ editing: { draft, set, isTested, isStrictRefused } }: { editing: SamlEditing }) {
  const { formatMessage } = useIntl();
  const isLocked = !draft.isStrict && !isTested;
  const isInTheWay = draft.isStrict && !isTested;
  return (
    <>
      <SettingRow
        label={formatMessage(samlTexts.strict)}
        state={formatMessage(draft.isStrict ? samlTexts.strictOn : samlTexts.strictOff)}
        note={isLocked ? formatMessage(samlTexts.strictUntested) : undefined}
        control={{ isOn: draft.isStrict, isDisabled: isLocked, onChange: () => set({ isStrict: !draft.isStrict }) }}
        isSaved={false}
      />
      {(isInTheWay || isStrictRefused) && <Alert severity="warning">{formatMessage(samlTexts.strictRefused)}</Alert>}
    </>
  );
}

/** The form of an identity provider. */
export function SamlForm({
  form: { formRef, ...editing },
  configuration,
  serviceProvider,
  isGoogleRequired,
  readAgain,
}: {
  form: ReturnType<typeof useSamlForm>;
  configuration: SamlConfiguration | null;
  serviceProvider: ServiceProvider | null;
  isGoogleRequired: boolean;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const { isDirty, state, problem, submit, discard, set, leave } = editing;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDirty && state !== 'saving') submit();
  };
  // What was refused of a part stands there.
  const isTold = problem?.kind === 'refused' && problem.field?.[0] !== undefined;
  const texts = { failed: formatMessage(samlTexts.saveFailed) };
  return (
    <form ref={formRef} aria-label={formatMessage(samlTexts.form)} noValidate onSubmit={send}>
      <FormSection title={formatMessage(samlTexts.title)}>
        {isGoogleRequired && <Alert severity="info">{formatMessage(samlTexts.endsGoogle)}</Alert>}
        <MetadataUpload
          onRead={(parts) => {
            set(parts);
            for (const part of PARTS) if (part in parts) leave(part);
          }}
        />
        <ProviderFields editing={editing} />
        <CertificateField
          part="certificate"
          label={formatMessage(samlTexts.certificate)}
          hint={formatMessage(samlTexts.certificateHint)}
          editing={editing}
          saved={configuration?.certificate ?? null}
        />
        <SecondCertificate editing={editing} saved={configuration?.secondCertificate ?? null} />
        <LabelField editing={editing} />
        <StrictRow editing={editing} />
        {configuration !== null && serviceProvider !== null && (
          <TestSignIn
            configuration={configuration}
            serviceProvider={serviceProvider}
            isDirty={isDirty}
            readAgain={readAgain}
          />
        )}
        <SaveBar
          isOnPaper
          isDirty={isDirty}
          state={state}
          failure={problem && !isTold && <SaveProblemNote problem={problem} texts={texts} />}
          onDiscard={discard}
        />
      </FormSection>
    </form>
  );
}
