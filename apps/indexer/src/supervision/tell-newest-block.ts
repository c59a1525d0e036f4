import { createRequire } from 'node:module'
import { enginePackage } from '../release/engine-package.ts'

/** What the engine sends, once for each connection; it knows answers by their shape, not by their number. */
const SUBSCRIBE = '"eth_subscribe"'
/** What a node sends for each block. */
const NEWS = 'eth_subscription'
const NEWEST = {
  jsonrpc: '2.0',
  // No number that a client counting up from 1 comes to.
  id: 2_147_483_647,
  method: 'eth_getBlockByNumber',
  params: ['latest', false],
}

interface Socket {
  url: string
  send: (data: unknown, ...rest: unknown[]) => void
  emit: (event: string, ...values: unknown[]) => boolean
}

interface SocketClass {
  prototype: Socket
}

interface NodeMessage {
  id?: unknown
  method?: unknown
  params?: { result?: unknown }
  result?: unknown
}

function parse(data: unknown): NodeMessage | undefined {
  try {
    return JSON.parse(String(data)) as NodeMessage
  } catch {
    return undefined
  }
}

/** A block as the news of it has it: without its transactions. */
function toNews(block: object, subscription: string): string {
  const { transactions: _, ...header } = block as Record<string, unknown>
  return JSON.stringify({
    jsonrpc: '2.0',
    method: NEWS,
    params: { subscription, result: header },
  })
}

/** What a socket that subscribes has heard so far. */
interface Subscriber {
  subscription?: string
  hasNews?: boolean
}

/** @returns what to tell in place of a message; undefined: nothing, and the message itself where it is no concern of ours */
function hear(
  subscriber: Subscriber,
  data: unknown,
  isOldHead: (block: unknown) => boolean,
): { text?: string; isOurs: boolean } {
  const { id, method, params, result } = parse(data) ?? {}
  if (method === NEWS) {
    const isNews = !isOldHead(params?.result)
    subscriber.hasNews ||= isNews
    return { isOurs: !isNews }
  }
  if (id !== NEWEST.id) return { isOurs: false }
  const { subscription, hasNews } = subscriber
  if (!subscription || typeof result !== 'object' || result === null) return { isOurs: true }
  // Behind news that came meanwhile an older block would look like a chain that was taken back.
  if (hasNews || isOldHead(result)) return { isOurs: true }
  return { isOurs: true, text: toNews(result, subscription) }
}

/**
 * Makes sockets that subscribe to a node's blocks hear of the newest one at once. A node tells of the next one only:
 * until that comes, the engine would know nothing of the blocks that were not final when it started, and then be busy
 * with all of them. Loaded into the engine's process, whose sockets nobody else makes.
 *
 * @param isOldHead whether a node tells a block that lies below one of the same chain that was told already: it is no news
 */
export function tellNewestBlock(
  sockets: SocketClass,
  isOldHead: (url: string, block: unknown) => boolean = () => false,
): void {
  const { prototype } = sockets
  const { send, emit } = prototype
  const subscribers = new WeakMap<Socket, Subscriber>()
  prototype.send = function (this: Socket, data, ...rest) {
    if (String(data).includes(SUBSCRIBE)) subscribers.set(this, {})
    return send.call(this, data, ...rest)
  }
  prototype.emit = function (this: Socket, event, ...values) {
    const subscriber = event === 'message' ? subscribers.get(this) : undefined
    if (!subscriber) return emit.call(this, event, ...values)
    const { isOurs, text } = hear(subscriber, values[0], (block) => isOldHead(this.url, block))
    if (isOurs) return text !== undefined && emit.call(this, event, Buffer.from(text), false)
    const isHeard = emit.call(this, event, ...values)
    const { result } = subscriber.subscription === undefined ? (parse(values[0]) ?? {}) : {}
    if (typeof result === 'string') {
      subscriber.subscription = result
      send.call(this, JSON.stringify(NEWEST))
    }
    return isHeard
  }
}

/** The class of the engine's own sockets. */
export const engineSockets = (): SocketClass =>
  createRequire(`${enginePackage()}/package.json`)('ws').WebSocket as SocketClass
