import { useState } from 'react';
import { CodesDialog } from './CodesDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveSaml } from './RemoveSaml.tsx';
import type { SamlConfiguration, ServiceProvider } from './samlDraft.ts';
import { SamlForm } from './SamlForm.tsx';
import { ServiceProviderCard } from './ServiceProviderCard.tsx';
import { useSamlForm } from './useSamlForm.ts';

/** Everything about signing in at an identity provider. */
export function SamlPart({
  configuration,
  serviceProvider,
  isGoogleRequired,
  readAgain,
}: {
  configuration: SamlConfiguration | null;
  serviceProvider: ServiceProvider | null;
  isGoogleRequired: boolean;
  readAgain: () => Promise<boolean>;
}) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useSamlForm({ configuration, readAgain, onCodes: setCodes });
  return (
    <>
      <ServiceProviderCard serviceProvider={serviceProvider} />
      <SamlForm
        form={form}
        configuration={configuration}
        serviceProvider={serviceProvider}
        isGoogleRequired={isGoogleRequired}
        readAgain={readAgain}
      />
      {configuration?.isStrict && <RecoveryCodes left={configuration.recoveryCodesLeft} onCodes={setCodes} />}
      {configuration !== null && (
        <RemoveSaml
          version={configuration.version}
          hasUnsaved={form.isDirty}
          readAgain={readAgain}
          onRemoved={form.discard}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
