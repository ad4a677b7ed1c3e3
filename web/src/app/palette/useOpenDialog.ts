import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogAddress } from '../../lib/urlState/useDialogAddress.ts';

interface AddressedDialog {
  readonly dialog: string;
  /** Whom it is about. */
  readonly member: string | null;
}

/** Opens a dialog at its page. Whoever is there already stays in what they look at, and closing leads back to it. */
export function useOpenDialog(): (path: string, dialog: AddressedDialog) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { open } = useDialogAddress();
  return (path, { dialog, member }) => {
    if (pathname === path) return open({ dialog, member });
    const query = new URLSearchParams({ dialog, ...(member !== null && { member }) });
    return void navigate(`${path}?${query}`);
  };
}
