import { isFramedPath } from './is-framed-path.ts'
import { pageAddress } from './page-address.ts'
import { runtimeConfig } from './runtime-config.ts'

const isFramed = () => globalThis.window !== undefined && window.parent !== window

/**
 * Whether the page was opened in the frame of a wallet of Safes. The browser shows it in no other frame than one of the
 * operator's choice, except the page that every site may frame.
 */
export const isInSafe: boolean =
  runtimeConfig.safeOrigins !== undefined && isFramed() && !isFramedPath(pageAddress().pathname)
