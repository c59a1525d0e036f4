/**
 * What may be logged of a failed question to the messenger: the address of a request holds the bot's token, and errors
 * carry it.
 */
export function describeFailure(error: unknown): {
  readonly failure: string
  readonly code?: number
  readonly description?: string
} {
  if (!(error instanceof Error)) return { failure: 'unknown' }
  const { error_code: code, description } = error as { error_code?: number; description?: string }
  return {
    failure: error.name,
    ...(code !== undefined && { code }),
    ...(description !== undefined && { description }),
  }
}
