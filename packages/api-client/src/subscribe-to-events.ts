import type { components } from './generated/api-types.ts'

export interface EventHandlers {
  /** the index has taken in every block of this network up to this one */
  onHead?: (head: components['schemas']['HeadEvent']) => void
  onToken?: (token: components['schemas']['TokenEvent']) => void
  /** a presale that was made, or that something happened to */
  onPresale?: (presale: components['schemas']['PresaleEvent']) => void
  /** something that an account did: a launch, a contribution, a lock, a claim and the like */
  onAct?: (act: components['schemas']['ActEvent']) => void
  /** candles of a token changed */
  onSwap?: (swap: components['schemas']['SwapEvent']) => void
  /** connected; also after each reconnection, when lists may have missed something */
  onOpen?: () => void
  /** not connected; tried again without end */
  onLost?: () => void
}

/** Pauses before a refused stream is asked for again; the last one repeats. */
const REFUSED_PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const

/** A page that nobody sees gives its stream up after this long: a browser has six connections to a site, over all tabs. */
const UNSEEN_MS = 30_000

/**
 * Follows the live events of the API while the page is seen. A stream that breaks is taken up again by the browser, after
 * the pause that the server names; one that is refused (a server that is full, or a proxy whose API restarts) the browser
 * gives up for good (HTML Standard, 9.2.3), so it is asked for again here, with growing pauses.
 *
 * @param baseUrl where the API is, as given to `createApiClient`
 * @returns ends the subscription
 */
export function subscribeToEvents(baseUrl: string, handlers: EventHandlers): () => void {
  let source: EventSource | undefined
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (act: () => void, pauseMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, pauseMs)
  }

  const connect = () => {
    const stream = new EventSource(`${baseUrl}/events`)
    source = stream
    stream.addEventListener('head', (message) => handlers.onHead?.(JSON.parse(message.data)))
    stream.addEventListener('token', (message) => handlers.onToken?.(JSON.parse(message.data)))
    stream.addEventListener('presale', (message) => handlers.onPresale?.(JSON.parse(message.data)))
    stream.addEventListener('act', (message) => handlers.onAct?.(JSON.parse(message.data)))
    stream.addEventListener('swap', (message) => handlers.onSwap?.(JSON.parse(message.data)))
    stream.addEventListener('open', () => {
      refusals = 0
      handlers.onOpen?.()
    })
    stream.addEventListener('error', () => {
      handlers.onLost?.()
      if (stream.readyState !== EventSource.CLOSED) return
      source = undefined
      later(connect, REFUSED_PAUSES_MS[Math.min(refusals, REFUSED_PAUSES_MS.length - 1)] ?? 0)
      refusals += 1
    })
  }

  const giveUp = () => {
    source?.close()
    source = undefined
  }

  const look = () => {
    if (document.visibilityState === 'hidden') return later(giveUp, UNSEEN_MS)
    clearTimeout(timer)
    if (!source) connect()
  }

  document.addEventListener('visibilitychange', look)
  connect()
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
    giveUp()
  }
}
