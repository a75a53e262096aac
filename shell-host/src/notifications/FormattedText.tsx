import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import styles from './NotificationItem.module.css';

const textTags = 'p br hr div span b strong i em u s sub sup blockquote code pre h1 h2 h3 h4 ul ol li a';
const tableTags = 'table thead tbody tr th td';

/** Formatting that a message may have: text, lists, tables and links; no pictures, styles, forms or frames. */
const allowed = {
  ALLOWED_TAGS: `${textTags} ${tableTags}`.split(' '),
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan', 'lang'],
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/** Formatted text of somebody else's making, cleaned: nothing in it runs, loads or takes over this window. */
export function FormattedText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean = DOMPurify.sanitize(html, allowed);
    for (const link of clean.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    place.current?.replaceChildren(clean);
  }, [html]);
  return <div ref={place} className={styles.formatted} />;
}
