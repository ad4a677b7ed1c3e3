import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { isMissingChunk } from '../errors/missingChunk.ts';
import { appMessages } from '../messages.ts';
import { settingsTexts } from './settingsMessages.ts';

function PanelFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      compact
      title={formatMessage(settingsTexts.panelFailed)}
      text={formatMessage(isMissingChunk(error) ? appMessages.newVersion : settingsTexts.panelFailedText)}
      onRetry={onRetry}
    />
  );
}

type Props = { readonly children: ReactNode; readonly onRetry: () => void };

/** Keeps a panel that breaks, or whose code does not come, from taking the other settings along. */
export class PanelBoundary extends Component<Props, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PanelFailed error={failure.error} onRetry={this.props.onRetry} />;
  }
}
