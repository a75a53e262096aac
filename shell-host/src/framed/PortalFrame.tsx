import { frameMessageOf } from '@portico/shared-kit/remotes/frame-messages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './PortalFrame.module.css';

interface PortalFrameProps {
  /** A path of this portal. */
  readonly path: string;
  readonly title: string;
}

/**
 * A page of the portal without header and menus; where it leads elsewhere, the page around it goes there. It has no
 * sandbox: one that lets scripts of the own origin run holds nothing, as browsers warn. The content policy is what
 * keeps pages of other sites out of every frame.
 */
export function PortalFrame({ path, title }: PortalFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const shown = new URL(path, location.origin).pathname;
    const handleMessage = (event: MessageEvent) => {
      const message = frameMessageOf(event, frame.current?.contentWindow ?? null);
      if (message?.portico !== 'leaves' || message.to === null) return;
      if (new URL(message.to, location.origin).pathname !== shown) void navigate(message.to);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [path, navigate]);
  return <iframe ref={frame} className={styles['frame']} src={path} title={title} />;
}
