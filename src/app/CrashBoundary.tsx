/* In: what may throw while it is drawn, or the name of a preference. Out: what stands in its place, or the stored preference. */
import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** What stands in for the children once one of them has thrown. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** A change of this value tries again, e.g. the address. */
  resetKey?: unknown;
  children: ReactNode;
}

interface CrashBoundaryState {
  error: Error | undefined;
}

/** Keeps a crash of one part from taking the whole page along. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): CrashBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidUpdate(previous: CrashBoundaryProps): void {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
