import { randomUUID } from 'node:crypto'

/** What one client left for whoever listens to a topic; only they can read the message. */
export interface RelayedMessage {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly tag: number
  /** What a client says about the site that it speaks for; empty where it says nothing. */
  readonly attestation?: string
}

interface KeptMessage extends RelayedMessage {
  readonly id: string
  readonly from: string
  readonly expiresAt: number
  /** Clients that have said that they got it. */
  readonly seenBy: Set<string>
}

const toRelayed = ({ topic, message, publishedAt, tag, attestation }: KeptMessage) => ({
  topic,
  message,
  publishedAt,
  tag,
  ...(attestation !== undefined && { attestation }),
})

type Deliver = (id: string, message: RelayedMessage) => void

/** What waits at a relay: messages live as long as their sender said, for clients that are away, and are handed to each client once. */
export class RelayMailbox {
  readonly #kept = new Map<string, KeptMessage>()
  readonly #topics = new Map<string, Set<string>>()
  readonly #online = new Map<string, Deliver>()

  /** A client has come; what waits for it follows when it subscribes. */
  open(client: string, deliver: Deliver): void {
    this.#online.set(client, deliver)
  }

  close(client: string, deliver: Deliver): void {
    // Another connection of the same client may have taken its place.
    if (this.#online.get(client) === deliver) this.#online.delete(client)
  }

  subscribe(client: string, topic: string): void {
    const clients = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, clients.add(client))
    for (const kept of this.#waiting(client, topic))
      this.#online.get(client)?.(kept.id, toRelayed(kept))
  }

  unsubscribe(client: string, topic: string): void {
    this.#topics.get(topic)?.delete(client)
  }

  publish(from: string, sent: Omit<RelayedMessage, 'publishedAt'>, ttlSeconds: number): void {
    const publishedAt = Date.now()
    const expiresAt = publishedAt + ttlSeconds * 1_000
    const id = randomUUID()
    const kept = { ...sent, publishedAt, expiresAt, id, from, seenBy: new Set<string>() }
    this.#kept.set(id, kept)
    for (const client of this.#topics.get(sent.topic) ?? [])
      if (client !== from) this.#online.get(client)?.(id, toRelayed(kept))
  }

  /** A client got a message; it is not handed to it again. */
  acknowledge(client: string, id: string): void {
    this.#kept.get(id)?.seenBy.add(client)
  }

  /** What waits for a client on a topic, oldest first. */
  fetch(client: string, topic: string): RelayedMessage[] {
    return this.#waiting(client, topic).map((kept) => {
      kept.seenBy.add(client)
      return toRelayed(kept)
    })
  }

  #waiting(client: string, topic: string): KeptMessage[] {
    const now = Date.now()
    return [...this.#kept.values()].filter(
      (kept) =>
        kept.topic === topic &&
        kept.from !== client &&
        kept.expiresAt > now &&
        !kept.seenBy.has(client),
    )
  }
}
