/** How the provider in the page introduces itself and reaches the wallet in the test's process. */
export type PageProviderOptions = {
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  /** A data URL. */
  readonly icon: string
  /** The name of the function on `window` that carries requests out of the page. */
  readonly bridge: string
  /** `announced` follows EIP-6963, `injected` sets `window.ethereum` alone as older wallets do. */
  readonly discovery: 'announced' | 'injected'
}

export type BridgeAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

/**
 * Runs inside the page before any of its scripts. It is sent there as text: it may use nothing from outside its body.
 * Events come in as DOM events named after the bridge.
 */
export function pageProvider(options: PageProviderOptions): void {
  type Listener = (payload: unknown) => void
  type Request = { readonly method: string; readonly params?: unknown }
  const page = window as unknown as Record<string, (request: Request) => Promise<BridgeAnswer>>
  const listeners = new Map<string, Set<Listener>>()

  const provider = {
    isSlipwayTestWallet: true,
    async request(request: Request): Promise<unknown> {
      const send = page[options.bridge]
      if (!send) throw Object.assign(new Error('The wallet is gone.'), { code: 4900 })
      const answer = await send({ method: request.method, params: request.params ?? [] })
      if ('result' in answer) return answer.result
      const { code, message, data } = answer.error
      throw Object.assign(new Error(message), { code, data })
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }

  window.addEventListener(`${options.bridge}:event`, (message) => {
    const { event, payload } = (message as CustomEvent<{ event: string; payload: unknown }>).detail
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  })

  if (options.discovery === 'injected') {
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: true })
    return
  }
  const { uuid, name, rdns, icon } = options
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, rdns, icon }), provider })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
