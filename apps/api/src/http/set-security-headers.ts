import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { ApiEnvironment } from './api-app.ts'
import { REFERENCE_STYLE } from './reference-style.ts'

const referenceStyle = `'sha256-${hash('sha256', REFERENCE_STYLE, 'base64')}'`

/**
 * Headers that keep an answer from being framed, sniffed or embedded; only the reference page's style may apply.
 * Files that users uploaded are public pictures and texts: any site may show them, none may run them.
 */
export function setSecurityHeaders(): MiddlewareHandler<ApiEnvironment> {
  const usual = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [referenceStyle],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  })
  const foreign = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      sandbox: [],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  })
  return (c, next) => (c.req.path.startsWith('/ipfs/') ? foreign(c, next) : usual(c, next))
}
