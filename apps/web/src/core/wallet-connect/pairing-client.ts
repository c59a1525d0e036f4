/** What a wallet allows a site: its accounts by network (CAIP-10), methods and events. */
interface AllowedNamespace {
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
}

/** A connection with a wallet in another app, which outlives the page. */
export interface PairedSession {
  readonly topic: string
  readonly namespaces: Readonly<Record<string, AllowedNamespace>>
}

/** What a site would like to be allowed. */
export interface WantedNamespaces {
  readonly eip155: {
    readonly chains: readonly string[]
    readonly methods: readonly string[]
    readonly events: readonly string[]
  }
}

export interface SessionEvents {
  /** The wallet allows something else than before. */
  changed: (topic: string) => void
  /** The wallet, or its time, ended the session. */
  ended: (topic: string) => void
  /** The wallet moved to another account or network. */
  told: (topic: string, event: { readonly name: string; readonly data: unknown }) => void
}

export interface WalletRequest {
  readonly topic: string
  /** CAIP-2. */
  readonly chainId: string
  readonly request: { readonly method: string; readonly params: unknown }
  /** Seconds for which the wallet may keep it before anybody answers. */
  readonly expiry: number
}

/** The part of WalletConnect's client that the page uses. */
export interface PairingClient {
  /** @returns what the wallet reads to find the site, and its answer */
  propose(wanted: WantedNamespaces): Promise<{ uri: string; answer(): Promise<PairedSession> }>
  request(asked: WalletRequest): Promise<unknown>
  /** Ends a session and tells the wallet, for as long as the relay may take it; here it is over in any case. */
  end(topic: string): Promise<void>
  /** Forgets a session that another tab has ended. */
  drop(topic: string): Promise<void>
  /** Sessions that still stand, oldest first. */
  sessions(): readonly PairedSession[]
  watch(events: SessionEvents): void
  /** Says and hears nothing any more; sessions stand. */
  stop(): Promise<void>
  /** A note that outlives the page, beside the sessions. */
  readNote(): Promise<unknown>
  keepNote(note: unknown): Promise<void>
}
