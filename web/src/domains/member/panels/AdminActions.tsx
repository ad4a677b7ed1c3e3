import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Spoken } from '../../../ui/Spoken.ts';
import { Tip } from '../../../ui/Tip.tsx';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import { memberName } from '../people/memberName.ts';
import { dialogFor, may } from './actions.ts';
import { actionTexts, panelPhrases, panelTexts } from './messages.ts';

const ACTIONS = ['removeAdmin', 'deactivate'] as const;

/** Takes the rights of one admin back, or switches the admin off. The last admin's buttons stay, and say why not. */
export function AdminActions({
  admin,
  tabIndex,
  onDialog,
}: {
  admin: ListedMember;
  tabIndex: number;
  onDialog: (dialog: MemberDialog) => void;
}) {
  const intl = useIntl();
  const reasonId = useId();
  const name = memberName(intl, admin);
  const reason = intl.formatMessage(panelTexts.lastAdmin);
  const buttons = ACTIONS.map((action) => {
    const isKept = !may(action, admin);
    const label = intl.formatMessage(actionTexts[action]);
    return (
      <Button
        key={action}
        size="small"
        tabIndex={tabIndex}
        aria-label={intl.formatMessage(panelPhrases.actionNamed, { action: label, name })}
        aria-disabled={isKept || undefined}
        aria-describedby={isKept ? reasonId : undefined}
        onClick={() => {
          const dialog = dialogFor(action, { kind: 'some', members: [admin] });
          if (dialog && !isKept) onDialog(dialog);
        }}
        // A row has room for two lines, beside an address that is longer than others.
        sx={{ flexShrink: 1, whiteSpace: 'normal', ...(isKept && { cursor: 'default' }) }}
      >
        {label}
      </Button>
    );
  });
  const isAnyKept = ACTIONS.some((action) => !may(action, admin));
  return isAnyKept ? (
    <>
      <Tip title={reason}>
        <Box sx={{ display: 'flex', gap: 0.75 }}>{buttons}</Box>
      </Tip>
      <Spoken id={reasonId}>{reason}</Spoken>
    </>
  ) : (
    <Box sx={{ display: 'flex', gap: 0.75 }}>{buttons}</Box>
  );
}
