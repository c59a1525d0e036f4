import type {
  PairedSession,
  PairingClient,
  SessionEvents,
  WalletRequest,
  WantedNamespaces,
} from './pairing-client.ts'

/** A session on the networks and accounts that a test names. */
export const fakeSession = (
  accounts: readonly string[],
  methods: readonly string[] = ['personal_sign'],
  topic = 'topic',
): PairedSession => ({ topic, namespaces: { eip155: { accounts, methods } } })

/** Stands in for the client: answers as the test says, and remembers what it was asked. */
export class FakeClient implements PairingClient {
  readonly wanted: WantedNamespaces[] = []
  readonly asked: WalletRequest[] = []
  readonly ended: string[] = []
  note: unknown
  kept: PairedSession[] = []
  /** What the wallet says to a code. */
  answer: () => Promise<PairedSession> = () => new Promise(() => undefined)
  /** Whether the relay takes a code. */
  relay: () => Promise<void> = async () => undefined
  respond: (asked: WalletRequest) => Promise<unknown> = async () => '0x01'
  #events: SessionEvents | undefined

  async propose(wanted: WantedNamespaces) {
    this.wanted.push(wanted)
    await this.relay()
    return { uri: `wc:${this.wanted.length}`, answer: this.answer }
  }

  request(asked: WalletRequest): Promise<unknown> {
    this.asked.push(asked)
    return this.respond(asked)
  }

  async end(topic: string): Promise<void> {
    this.ended.push(topic)
    this.kept = this.kept.filter((session) => session.topic !== topic)
  }

  async drop(topic: string): Promise<void> {
    this.kept = this.kept.filter((session) => session.topic !== topic)
  }

  sessions(): readonly PairedSession[] {
    return this.kept
  }

  watch(events: SessionEvents): void {
    this.#events = events
  }

  async stop(): Promise<void> {}

  readNote = async () => this.note

  keepNote = async (note: unknown) => {
    this.note = note
  }

  get tells(): SessionEvents {
    if (!this.#events) throw new Error('Nobody watches.')
    return this.#events
  }
}
