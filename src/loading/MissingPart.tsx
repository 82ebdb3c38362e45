import { Component, type ReactNode } from 'react';
import { MissingPartDialog } from './MissingPartDialog';
import { PartMissingError } from './partMissing';

interface MissingPartProps {
  /** Ends the wish for what is missing, where it can be ended. */
  onClose: (() => void) | undefined;
  /** Asks for it again. */
  onRetry: () => void;
  children: ReactNode;
}

interface MissingPartState {
  error: PartMissingError | undefined;
}

/** Tells that a part of the console could not be loaded, whatever was pressed; other errors go on to whoever is above. */
export class MissingPart extends Component<MissingPartProps, MissingPartState> {
  override state: MissingPartState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): MissingPartState {
    if (thrown instanceof PartMissingError) return { error: thrown };
    throw thrown;
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const again = () => {
      this.props.onRetry();
      this.setState({ error: undefined });
    };
    return <MissingPartDialog error={error} onRetry={again} onClose={() => this.props.onClose?.()} />;
  }
}
