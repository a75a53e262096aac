import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { defaultTarget } from '../session/return-target.ts';

/** Milliseconds between entering at the root and going on (shell spec, sections 2 and 9). */
const landingDelay = 200;

/** The root path: goes on to the portal page. */
export function Landing() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(defaultTarget, { replace: true }), landingDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
}
