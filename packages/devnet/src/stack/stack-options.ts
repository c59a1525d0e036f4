/** How a stack is started. */
export interface StackOptions {
  /** Folder of everything that the stack keeps, `.slipway` of the repository by default. */
  readonly directory?: string
  /** Short names of the networks to run, each on a local node of its own; `['local']` by default. */
  readonly chains?: readonly string[]
  /** Preferred ports; the next free ones are taken. */
  readonly ports?: Partial<StackPorts>
  /** Drops chain, index and database of earlier runs first. */
  readonly fresh?: boolean
  /** An existing PostgreSQL server instead of the embedded one. */
  readonly databaseUrl?: string
  /** Parts to leave out, for tests of single ones. */
  readonly without?: readonly (StackService | 'solana')[]
  /** For whoever works on the code: what changes is shown, or started again. */
  readonly followsSources?: boolean
  /** Ends the stack, also while it is starting. */
  readonly signal?: AbortSignal
  /** Key lines; nothing is said by default. */
  readonly say?: (line: StackLine) => void
}

export type StackService = 'indexer' | 'api' | 'web'

/** What a production server can run: the bot needs a token of its messenger, which no local stack has. */
export type ServeRole = StackService | 'bot'

export interface StackPorts {
  readonly web: number
  readonly api: number
  readonly indexer: number
  readonly chain: number
  readonly solana: number
  readonly database: number
}

/** One line for the terminal. */
export interface StackLine {
  /** The process or step that speaks. */
  readonly from: string
  readonly text: string
}

/** Where the bot says how it is; nothing else is asked of it. */
export const botPort = 4100

export const defaultPorts: StackPorts = {
  web: 3000,
  api: 4000,
  indexer: 42069,
  chain: 8545,
  solana: 8899,
  database: 5433,
}
