/** How long a part of the page may take to arrive (specification section 9). */
export const chunkTimeoutMs = 120_000

/** A part of the page did not arrive in time. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError'
  readonly code = 'shell/chunk-timeout'

  constructor() {
    super(
      `A part of the page did not arrive within ${chunkTimeoutMs / 1000} seconds. Reload the page.`,
    )
  }
}

// The bundler's own words.
const styleFailure = /unable to preload css/i

// Each browser words a failed script import in its own way.
const chunkFailures = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  styleFailure,
]

/** Whether an error means that a script or style part of the page could not be loaded. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkTimeoutError) return true
  return error instanceof Error && chunkFailures.some((pattern) => pattern.test(error.message))
}

/** Whether it is the looks of a part that did not load: the bundler asks for them once, a second try would show it bare. */
export const isStyleError = (error: Error): boolean => styleFailure.test(error.message)
