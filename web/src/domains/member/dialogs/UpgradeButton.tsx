import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { peopleTexts } from './peopleMessages.ts';

/** The way from a limit of the plan to the page that lifts it. */
export function UpgradeButton({ onClick, size = 'medium' }: { onClick: () => void; size?: 'small' | 'medium' }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Button
      variant="contained"
      color="primary"
      size={size}
      onClick={() => {
        onClick();
        void navigate('/billing');
      }}
    >
      {formatMessage(peopleTexts.upgrade)}
    </Button>
  );
}
