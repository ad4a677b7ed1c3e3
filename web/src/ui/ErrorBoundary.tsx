import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** What stands in place of the children. */
  readonly renderFailed: (error: unknown) => ReactNode;
  /** Told once of a failure. */
  readonly onFailed?: (error: unknown) => void;
};

/** Keeps what breaks inside from taking along what stands around it. With another `key`, it tries again. */
export class ErrorBoundary extends Component<Props, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailed(failure.error) : this.props.children;
  }
}
