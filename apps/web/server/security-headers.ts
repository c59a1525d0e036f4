import { chainsFor } from '@slipway/chains'
import type { RuntimeConfig } from '../src/core/runtime-config.ts'
import { appShellScriptSource } from './app-shell-script.ts'

/**
 * Every node that the page may ask, and the relay to wallets where there is one, as origins; nothing else outside the own
 * origin is reachable.
 */
function outerOrigins(runtime: RuntimeConfig): string[] {
  const offered = chainsFor({ development: runtime.development, overrides: runtime.chains })
  const urls = offered.flatMap((chain) => [...chain.rpcUrls, ...(chain.wsUrl ? [chain.wsUrl] : [])])
  if (runtime.walletConnect) urls.push(runtime.walletConnect.relayUrl)
  return [...new Set(urls.map((url) => new URL(url).origin))].sort()
}

/**
 * The page's Content-Security-Policy: scripts from this origin only and one inline by its hash, style elements by nonce.
 * WebAssembly is for the address search. Which nodes may be asked stands in the page itself
 * (`connectionPolicy`): more than a hundred addresses are too much for a header.
 *
 * @param isFramed whether any site may show the page in a frame; of the others the wallet of Safes may, where it is set
 */
export function contentSecurityPolicy(
  runtime: RuntimeConfig,
  styleNonce: string,
  isFramed = false,
): string {
  const plainOrigins = outerOrigins(runtime).filter((origin) => !/^(https|wss):/.test(origin))
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", appShellScriptSource],
    'style-src': ["'self'", `'nonce-${styleNonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', 'wss:', ...plainOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': isFramed ? ['*'] : (runtime.safeOrigins ?? ["'none'"]),
  })
}

/** The second policy, in the page: connections to this origin, the networks' nodes and the relay to wallets alone. */
export function connectionPolicy(runtime: RuntimeConfig): string {
  return policyText({ 'connect-src': ["'self'", ...outerOrigins(runtime)] })
}

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Headers of every response; `x-frame-options` is left away from pages that may be framed. Wallet windows stay connected to the page that opened them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
