import { frameMessageOf } from '@portico/shared-kit/remotes/frame-messages';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageFrame } from '../app/in-frame.ts';
import { useEntryState } from '../app/back-navigation.ts';
import { isForm } from '../single-application/single-application.ts';
import { framedState, withFramedState } from './framed-state.model.ts';
import styles from './PortalFrame.module.css';

interface PortalFrameProps {
  /** A path of this portal. */
  readonly path: string;
  readonly title: string;
}

/**
 * A page of the portal without header and menus; where it leads elsewhere, the page around it goes there, and a form leads back to
 * it. What it shows stands in the address of the page around it, so that coming back finds it again. It has no
 * sandbox: one that lets scripts of the own origin run holds nothing, as browsers warn. The content policy is what
 * keeps pages of other sites out of every frame.
 */
export function PortalFrame({ path, title }: PortalFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const entryState = useEntryState();
  const { pathname, search } = useLocation();
  const [src] = useState(() => framedState(path, search) ?? path);
  useEffect(() => {
    const shown = new URL(path, location.origin).pathname;
    const handleMessage = (event: MessageEvent) => {
      const message = frameMessageOf(event, frame.current?.contentWindow ?? null);
      if (message?.portico !== 'leaves' || message.to === null) return;
      const to = new URL(message.to, location.origin);
      if (to.pathname === shown) {
        void navigate(`${pathname}?${withFramedState(search, message.to)}`, { replace: true, state: entryState(true) });
        return;
      }
      if (isForm(to.pathname)) to.searchParams.set('return', pathname + search);
      void navigate(to.pathname + to.search, { state: entryState(false) });
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [path, pathname, search, navigate, entryState]);
  return <iframe ref={frame} className={styles.frame} name={pageFrame} src={src} title={title} />;
}
