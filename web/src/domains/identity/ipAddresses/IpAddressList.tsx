import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { GlobeIcon } from '../../../ui/icons.tsx';
import { useRescuedFocus } from '../../../lib/focus/useRescuedFocus.ts';
import { IpAddressItem } from './IpAddressItem.tsx';
import { ipTexts } from './ipAddressMessages.ts';
import { MarkUnsafeDialog } from './MarkUnsafeDialog.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import type { OwnIpAddress } from './useOwnIpAddresses.ts';

/** The addresses, latest first, each with the way to mark it. */
export function IpAddressList({ addresses, onChanged }: { addresses: readonly OwnIpAddress[]; onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [marking, setMarking] = useState<OwnIpAddress | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useRescuedFocus(
    list,
    addresses.map((used) => used.id),
    marking !== null,
  );
  if (addresses.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState icon={<GlobeIcon />} title={formatMessage(ipTexts.none)} />
      </Paper>
    );
  }
  return (
    <SectionCard title={formatMessage(ipTexts.list)} titleId={id}>
      <Box ref={list} component="ul" role="list" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {addresses.map((used) => (
          <IpAddressItem key={used.id} used={used} onMark={() => setMarking(used)} />
        ))}
      </Box>
      {marking && <MarkUnsafeDialog used={marking} onClose={() => setMarking(null)} onMarked={onChanged} />}
    </SectionCard>
  );
}
