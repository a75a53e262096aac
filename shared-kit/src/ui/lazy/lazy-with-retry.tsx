import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';

/** Component with what fetches its code before it is drawn. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Resolves when the code is there, and then it is drawn at once; also where it could not be fetched. */
  load(): Promise<void>;
  /** True once the code is there. */
  isThere(): boolean;
};

/**
 * Makes a component whose code comes when it is first drawn, within a `Suspense` and a boundary of whoever draws it. What
 * could not be fetched is thrown to that boundary and asked for anew the next time, which `lazy` alone never does.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let there: ComponentType<P> | null = null;
  const fetchComponent = async () => {
    there ??= await load();
    return there;
  };
  const attempt = () => lazy(async () => ({ default: await fetchComponent() }));
  let Attempt = attempt();
  const renew = () => {
    Attempt = attempt();
  };
  const Lazy = (props: P) => {
    // What is drawn stays the same component when its code comes otherwise.
    const [Here] = useState(() => there);
    if (Here !== null) return <Here {...props} />;
    return (
      <Renewing onFailure={renew}>
        <Attempt {...props} />
      </Renewing>
    );
  };
  const prepare = () =>
    fetchComponent().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Lazy, { load: prepare, isThere: () => there !== null });
}

interface RenewingProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface RenewingState {
  readonly failure: { readonly error: unknown } | null;
  readonly isReported: boolean;
}

/** Says that what it holds has failed, and then leaves the failure to the boundary around it. */
class Renewing extends Component<RenewingProps, RenewingState> {
  override state: RenewingState = { failure: null, isReported: false };

  static getDerivedStateFromError(error: unknown): Partial<RenewingState> {
    return { failure: { error } };
  }

  // React draws again at once what has failed, so that a new attempt may begin only when the failure stands.
  override componentDidCatch(): void {
    this.props.onFailure();
    this.setState({ isReported: true });
  }

  override render() {
    const { failure, isReported } = this.state;
    if (failure === null) return this.props.children;
    if (isReported) throw failure.error;
    return null;
  }
}
