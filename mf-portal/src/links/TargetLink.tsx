import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkTarget } from './link-target.model.ts';

interface TargetLinkProps {
  /** Null: the content is only shown. */
  readonly target: LinkTarget | null;
  readonly className?: string | undefined;
  /** False takes the link out of the tab order while it cannot be seen. */
  readonly isReachable?: boolean;
  readonly children: ReactNode;
}

/** A link of a portal page: through the router inside the portal, an ordinary link to anywhere else. */
export function TargetLink({ target, className, isReachable = true, children }: TargetLinkProps) {
  if (target === null) return <div className={className}>{children}</div>;
  const own = { className, tabIndex: isReachable ? undefined : -1 };
  const newPage = target.opensNewPage ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (target.isInside) {
    return (
      <Link to={target.href} {...own} {...newPage}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.href} rel="noopener noreferrer" {...own} {...newPage}>
      {children}
    </a>
  );
}
