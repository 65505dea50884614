import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from '@/components/error-screen';
import { report } from '@/lib/report';
import { MissingCode } from './page-code';
import { PageUnavailable } from './page-unavailable';

type Props = { children: ReactNode };

/** Replaces crashed children with the error screen, or with a retry button if a page's code couldn't be loaded. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    if (error instanceof MissingCode) report(error.message, error.cause);
    else report('A page crashed.', error, info.componentStack);
    // The focused element disappeared with the page.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus();
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    if (this.state.error instanceof MissingCode) return <PageUnavailable />;
    return (
      <ErrorScreen
        detail={<span role="alert">Something went wrong. Try reloading the page.</span>}
      />
    );
  }
}
