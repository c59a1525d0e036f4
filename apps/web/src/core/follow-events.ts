import { type EventHandlers, subscribeToEvents } from '@slipway/api-client'
import { api } from './api.ts'
import { runtimeConfig } from './runtime-config.ts'

const followers = new Set<EventHandlers>()
let end: (() => void) | undefined
let isOpen = false

const tell = (call: (handlers: EventHandlers) => void) => {
  for (const handlers of followers) call(handlers)
}

function begin(): () => void {
  if (runtimeConfig.isStatic) return () => undefined
  return subscribeToEvents(api.baseUrl, {
    onHead: (head) => tell((one) => one.onHead?.(head)),
    onToken: (token) => tell((one) => one.onToken?.(token)),
    onPresale: (presale) => tell((one) => one.onPresale?.(presale)),
    onAct: (act) => tell((one) => one.onAct?.(act)),
    onSwap: (swap) => tell((one) => one.onSwap?.(swap)),
    onOpen: () => {
      isOpen = true
      tell((one) => one.onOpen?.())
    },
    onLost: () => {
      isOpen = false
      tell((one) => one.onLost?.())
    },
  })
}

/**
 * Follows the live events of the API. All that follow share one stream: a browser has six connections to a site. Who comes
 * while it is open is told so at once.
 *
 * @returns ends it; the stream ends with the last that follows
 */
export function followEvents(handlers: EventHandlers): () => void {
  // The same handlers may follow twice.
  const own = { ...handlers }
  followers.add(own)
  if (end === undefined) end = begin()
  else if (isOpen) own.onOpen?.()
  return () => {
    followers.delete(own)
    if (followers.size > 0) return
    end?.()
    end = undefined
    isOpen = false
  }
}
