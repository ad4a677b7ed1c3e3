import { useRouteError } from 'react-router-dom';
import { WholeFailed } from './WholeFailed.tsx';

/** Stands in place of the whole console where its shell broke. */
export const ShellFailed = () => <WholeFailed error={useRouteError()} />;
