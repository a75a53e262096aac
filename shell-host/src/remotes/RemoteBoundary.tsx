import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a remote that throws while drawing from taking the shell with it. It draws nothing then; its owner does. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
