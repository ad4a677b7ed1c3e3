import { Component, type ReactNode } from 'react';
import { WholeFailed } from './WholeFailed.tsx';

/** The last resort: whatever breaks outside of a page leaves a page that says so. */
export class WholeErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <WholeFailed /> : this.props.children;
  }
}
