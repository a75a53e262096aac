import { Component, type ReactNode } from 'react';

interface FailedScriptProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Shows something else where the list cannot draw the records that its script made. */
export class FailedScript extends Component<FailedScriptProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
