import { setNonce } from 'get-nonce'

/**
 * The nonce of this page's style elements, which the server puts into the page beside its
 * Content-Security-Policy; empty on a server that sets none.
 */
export const styleNonce =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="slipway-style-nonce"]')
    ?.content ?? ''

// The dialogs' scroll lock adds a style element of its own.
if (styleNonce) setNonce(styleNonce)
