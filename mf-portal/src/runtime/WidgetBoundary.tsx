import { Component, type ReactNode } from 'react';

interface WidgetBoundaryProps {
  readonly fallback: ReactNode;
  onError(error: unknown): void;
  readonly children: ReactNode;
}

/** Keeps a widget that breaks to itself: the rest of the page stays. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
