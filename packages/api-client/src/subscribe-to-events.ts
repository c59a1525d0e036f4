import type { components } from './generated/api-types.ts'

export interface EventHandlers {
  /** the index has taken in every block of this network up to this one */
  onHead?: (head: components['schemas']['HeadEvent']) => void
  onToken?: (token: components['schemas']['TokenEvent']) => void
  /** a sale that was made, or that something happened to */
  onPresale?: (presale: components['schemas']['PresaleEvent']) => void
  /** connected; also after each reconnection, when lists may have missed something */
  onOpen?: () => void
  /** not connected; the browser tries again by itself */
  onLost?: () => void
}

/**
 * Follows the live events of the API. The browser reconnects by itself after the pause that the server names.
 *
 * @param baseUrl where the API is, as given to `createApiClient`
 * @returns ends the subscription
 */
export function subscribeToEvents(baseUrl: string, handlers: EventHandlers): () => void {
  const source = new EventSource(`${baseUrl}/events`)
  source.addEventListener('head', (message) => handlers.onHead?.(JSON.parse(message.data)))
  source.addEventListener('token', (message) => handlers.onToken?.(JSON.parse(message.data)))
  source.addEventListener('presale', (message) => handlers.onPresale?.(JSON.parse(message.data)))
  source.addEventListener('open', () => handlers.onOpen?.())
  source.addEventListener('error', () => handlers.onLost?.())
  return () => source.close()
}
