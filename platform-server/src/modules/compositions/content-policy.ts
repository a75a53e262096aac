/**
 * The content policy of the portal's page: nothing from elsewhere, no eval, inline only with this answer's nonce.
 * `wasm-unsafe-eval` lets the sandbox of custom scripts run; developers' origins are there only where overriding is.
 */
export function contentPolicy(nonce: string, overrideOrigins: readonly string[]): string {
  const others = overrideOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = overrideOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${others}`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
    `connect-src 'self'${others}${sockets}`,
    `img-src 'self' data: blob:${others}`,
    `font-src 'self' data:${others}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
