import type { Address } from '@solana/kit'
import type { WebSocket } from 'ws'
import { type AccountConfig, encodeAccount } from './encode-account.ts'
import { writeExactNumbers } from './exact-numbers.ts'
import type { LocalCluster, TransactionRecord } from './local-cluster.ts'
import { rpcErrorCodes } from './rpc-error.ts'
import { withContext } from './with-context.ts'

interface Subscription {
  readonly kind: string
  readonly key: string
  readonly config: AccountConfig
  readonly socket: WebSocket
}

interface Request {
  readonly id: number | string
  readonly method: string
  readonly params?: readonly [unknown?, AccountConfig?]
}

/** Number with which a websocket is closed whose messages make no sense. */
const unreadableCode = 1_007

/** What a client asks; undefined where it is no request. */
function readRequest(text: string): Request | undefined {
  try {
    const request: unknown = JSON.parse(text)
    return typeof request === 'object' && request !== null && 'method' in request
      ? (request as Request)
      : undefined
  } catch {
    return undefined
  }
}

const methodPattern = /^(signature|slot|account)(Subscribe|Unsubscribe)$/

/** Who wants to hear of a signature, an account or the next slot. */
export class ClusterSubscriptions {
  readonly #cluster: LocalCluster
  readonly #open = new Map<number, Subscription>()
  #nextId = 1

  constructor(cluster: LocalCluster) {
    this.#cluster = cluster
  }

  get count(): number {
    return this.#open.size
  }

  attach(socket: WebSocket): void {
    socket.on('message', (data) => {
      const request = readRequest(String(data))
      if (request) this.#answer(socket, request)
      else socket.close(unreadableCode)
    })
    // A connection that breaks is closed, and its end is told of below.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      for (const [id, { socket: owner }] of this.#open) if (owner === socket) this.#open.delete(id)
    })
  }

  announceSlot(): void {
    const { slot } = this.#cluster
    for (const [id, subscription] of this.#open) {
      if (subscription.kind === 'slot') {
        this.#notify(id, subscription, { parent: slot - 1n, root: slot - 1n, slot })
      }
    }
  }

  /** Tells of a transaction and of every account that it could have changed. */
  announce(record: TransactionRecord): void {
    for (const [id, subscription] of this.#open) {
      const { kind, key } = subscription
      if (kind === 'signature' && key === record.signature) this.#end(id, subscription, record)
      if (kind === 'account' && this.#cluster.signaturesOf.get(key)?.at(-1) === record.signature) {
        const account = this.#cluster.machine.getAccount(key as Address)
        const value = encodeAccount(account, subscription.config)
        this.#notify(id, subscription, withContext(this.#cluster, value))
      }
    }
  }

  #answer(socket: WebSocket, { id, method, params = [] }: Request): void {
    const send = (answer: object) =>
      socket.send(writeExactNumbers({ jsonrpc: '2.0', id, ...answer }))
    const [, kind, act] = methodPattern.exec(method) ?? []
    if (kind === undefined) {
      send({ error: { code: rpcErrorCodes.unknownMethod, message: `Method not found: ${method}` } })
      return
    }
    if (act === 'Unsubscribe') {
      send({ result: this.#open.delete(Number(params[0])) })
      return
    }
    const number = this.#nextId++
    const subscription = { kind, key: String(params[0]), config: params[1] ?? {}, socket }
    this.#open.set(number, subscription)
    send({ result: number })
    const known = kind === 'signature' ? this.#cluster.records.get(subscription.key) : undefined
    if (known) this.#end(number, subscription, known)
  }

  /** A signature is told of once. */
  #end(id: number, subscription: Subscription, record: TransactionRecord): void {
    this.#open.delete(id)
    this.#notify(id, subscription, withContext(this.#cluster, { err: record.error }))
  }

  #notify(id: number, { kind, socket }: Subscription, result: unknown): void {
    if (socket.readyState !== socket.OPEN) return
    const params = { result, subscription: id }
    socket.send(writeExactNumbers({ jsonrpc: '2.0', method: `${kind}Notification`, params }))
  }
}
