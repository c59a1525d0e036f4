/** Why a search cannot go on: its worker's program did not load or broke at work, or the engine failed. */
export type SearchFailureCode =
  | 'Search_WorkerNotLoaded'
  | 'Search_WorkerBroke'
  | 'Search_EngineFailed'

/** A failure as it crosses from a worker to the screen. */
export interface SearchFailure {
  readonly code: SearchFailureCode
  /** What the engine said, in its own language; for whoever looks into it. */
  readonly detail: string
}

/** What an engine threw, as data. */
export const engineFailure = (error: unknown): SearchFailure => ({
  code: 'Search_EngineFailed',
  detail: error instanceof Error ? error.message : String(error),
})

/** An error of a worker itself. @param hasStarted whether it had reported before: then its program was there */
export const workerFailure = (
  { message }: Pick<ErrorEvent, 'message'>,
  hasStarted: boolean,
): SearchFailure => ({
  code: hasStarted ? 'Search_WorkerBroke' : 'Search_WorkerNotLoaded',
  detail: message,
})
