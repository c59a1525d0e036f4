import { randomUUID } from 'node:crypto'
import type { TestWallet, WalletRequest } from '../wallet/test-wallet.ts'
import { WalletError, walletErrorCodes } from '../wallet/wallet-error.ts'
import { type BridgeAnswer, type PageProviderOptions, pageProvider } from './page-provider.ts'

/** The part of Playwright's BrowserContext that is needed, so that this package needs no browser. */
export type WalletHost = {
  exposeFunction(
    name: string,
    callback: (request: WalletRequest) => Promise<BridgeAnswer>,
  ): Promise<unknown>
  addInitScript(
    script: (options: PageProviderOptions) => void,
    options: PageProviderOptions,
  ): Promise<unknown>
  pages(): readonly {
    evaluate(script: (message: PageEvent) => void, message: PageEvent): Promise<unknown>
  }[]
}

type PageEvent = { readonly bridge: string; readonly event: string; readonly payload: unknown }

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="8" fill="%23274b6d"/%3E%3Cpath d="M8 12h16v10H8z" fill="%23fff"/%3E%3C/svg%3E'

function asAnswer(cause: unknown): BridgeAnswer {
  if (cause instanceof WalletError) {
    const { code, message, data } = cause
    return { error: { code, message, ...(data !== undefined && { data: toPlain(data) }) } }
  }
  return { error: { code: walletErrorCodes.internal, message: String(cause) } }
}

/** Only plain data crosses into a page; an Error that a failed connection left behind is told as text. */
function toPlain(data: unknown): unknown {
  return data instanceof Error ? data.message : data
}

function dispatchInPage({ bridge, event, payload }: PageEvent): void {
  window.dispatchEvent(new CustomEvent(`${bridge}:event`, { detail: { event, payload } }))
}

/**
 * Puts a wallet into every page of a browser context, from the next navigation on.
 * Call it once per wallet; several wallets can live in one context.
 * @param discovery `announced` (EIP-6963, the default) or `injected` (`window.ethereum` only)
 */
export async function installWallet(
  host: WalletHost,
  wallet: TestWallet,
  discovery: PageProviderOptions['discovery'] = 'announced',
): Promise<void> {
  const uuid = randomUUID()
  const bridge = `slipwayWallet_${uuid.replaceAll('-', '')}`
  const rdns = `app.slipway.${wallet.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  await host.exposeFunction(bridge, async (request) => {
    try {
      return { result: (await wallet.request(request)) ?? null }
    } catch (cause) {
      return asAnswer(cause)
    }
  })
  await host.addInitScript(pageProvider, { uuid, name: wallet.name, rdns, icon, bridge, discovery })
  wallet.subscribe((event, payload) => {
    for (const page of host.pages()) {
      // A page that is navigating has no document to tell; the next one asks the wallet itself.
      page.evaluate(dispatchInPage, { bridge, event, payload }).catch(() => undefined)
    }
  })
}
