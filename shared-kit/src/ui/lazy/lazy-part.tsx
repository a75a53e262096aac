import { Component, type ComponentType, lazy, type ReactNode } from 'react';

/**
 * A part of a page whose code comes when it is first drawn, within a `Suspense` and a boundary of whoever draws it. What
 * could not be fetched is thrown to that boundary and asked for anew the next time, which `lazy` alone never does.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let Part = attempt();
  const renew = () => {
    Part = attempt();
  };
  return (props: P) => (
    <Renewing onFailure={renew}>
      <Part {...props} />
    </Renewing>
  );
}

interface RenewingProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface RenewingState {
  readonly failure: { readonly error: unknown } | null;
  readonly isTold: boolean;
}

/** Says that what it holds has failed, and then leaves the failure to the boundary around it. */
class Renewing extends Component<RenewingProps, RenewingState> {
  override state: RenewingState = { failure: null, isTold: false };

  static getDerivedStateFromError(error: unknown): Partial<RenewingState> {
    return { failure: { error } };
  }

  // React draws again at once what has failed, so that a new attempt may begin only when the failure stands.
  override componentDidCatch(): void {
    this.props.onFailure();
    this.setState({ isTold: true });
  }

  override render() {
    const { failure, isTold } = this.state;
    if (failure === null) return this.props.children;
    if (isTold) throw failure.error;
    return null;
  }
}
