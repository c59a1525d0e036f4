/** A chain of the stack under test. */
export type RunChain = {
  readonly chainId: number
  readonly shortname: string
  readonly rpcUrl: string
  readonly wsUrl: string
}

/** How much is looked at: in the gate each route once, in the full run in every language, theme and width (S-70). */
export type SweepExtent = 'gate' | 'full'

/** What the runner tells every journey. It crosses a process border, so it is plain data. */
export type RunContext = {
  readonly webUrl: string
  readonly apiUrl: string
  /** Where the stack keeps its state. */
  readonly directory: string
  readonly databaseUrl: string
  readonly chains: readonly RunChain[]
  /** Where the local Solana cluster answers. */
  readonly solanaUrl: string
  /** Websocket of the one browser that all journeys share. */
  readonly browserEndpoint: string
  /** Where processes of the stack are stopped, killed and started. */
  readonly controlUrl: string
  /** Where screenshots are written. */
  readonly screensFolder: string
  readonly sweep: SweepExtent
  /** Whether every visitor's steps are recorded: at the second try, because it costs time. */
  readonly isTraced: boolean
}

const variable = 'SLIPWAY_E2E_CONTEXT'

/** Environment for the processes that run journeys. */
export function toEnvironment(context: RunContext): Record<string, string> {
  return { [variable]: JSON.stringify(context) }
}

/**
 * The context of the run that this process belongs to.
 * @throws Error when it was not started by the runner
 */
export function readRunContext(): RunContext {
  const text = process.env[variable]
  if (!text)
    throw new Error('Journeys need their stack: start them by `node apps/e2e/src/main.ts`.')
  return JSON.parse(text) as RunContext
}
