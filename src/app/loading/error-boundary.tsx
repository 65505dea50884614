import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from '@/components/error-screen';
import { report } from '@/lib/report';

type Props = { children: ReactNode };

/** A page that crashed is replaced by the error screen; what is around the boundary stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    report('A page crashed.', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorScreen detail="This page ran into a fault of ours. Loading it again often helps." />
    );
  }
}
