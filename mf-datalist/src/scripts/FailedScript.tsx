import { Component, type ReactNode } from 'react';
import { CannotRun } from './CannotRun.tsx';
import type { ViewIdentity } from './disabled-scripts.ts';

interface FailedScriptProps {
  readonly list: ViewIdentity;
  readonly children: ReactNode;
}

/** Shows the way to the list without its script where the list cannot draw the records that the script made. */
export class FailedScript extends Component<FailedScriptProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CannotRun list={this.props.list} fault={null} /> : this.props.children;
  }
}
