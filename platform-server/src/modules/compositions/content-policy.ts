/** Origins of the other sites from which the page may load. */
export interface PolicyOrigins {
  /** Origins from which developers may take a remote. */
  readonly overrideOrigins: readonly string[];
  /**
   * Origins of the pictures that are shown: portraits that another system keeps. Nothing but pictures is taken from
   * there.
   */
  readonly imageOrigins: readonly string[];
}

/**
 * The content policy of the portal's page: nothing from elsewhere, no eval, inline only with this answer's nonce.
 * `wasm-unsafe-eval` lets the sandbox of custom scripts run; developers' origins are there only where overriding is.
 * A frame shows the portal, or bytes that the page itself has fetched: a PDF in the browser's viewer.
 */
export function contentPolicy(nonce: string, { overrideOrigins, imageOrigins }: PolicyOrigins): string {
  const others = sources(overrideOrigins);
  const sockets = sources(overrideOrigins.map((origin) => origin.replace(/^http/, 'ws')));
  return [
    "default-src 'self'",
    "frame-src 'self' blob:",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${others}`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
    `connect-src 'self'${others}${sockets}`,
    `img-src 'self' data: blob:${others}${sources(imageOrigins)}`,
    `font-src 'self' data:${others}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function sources(origins: readonly string[]): string {
  return origins.map((origin) => ` ${origin}`).join('');
}
