import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react'
import { ChunkTimeoutError, chunkTimeoutMs } from './chunk-error.ts'

/**
 * Loads a part of the page, and fails instead of waiting for ever.
 * @throws ChunkTimeoutError after 120 s (specification section 9)
 */
export async function withChunkTimeout<Module>(load: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeoutError()), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const retries = new WeakMap<Error, () => Promise<void>>()

/**
 * What makes a part load again that failed with this error, to be drawn once that is done; undefined for every other error.
 * It fails with an error that can be retried too.
 */
export const retryOf = (thrown: unknown): (() => Promise<void>) | undefined =>
  thrown instanceof Error ? retries.get(thrown) : undefined

/**
 * `React.lazy` with the chunk time-out: for dialogs and drawers that most visits never open. React keeps a failure for
 * ever; `retryOf` its error loads the part again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const attempt = async () => {
    try {
      return await withChunkTimeout(load())
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      retries.set(error, retry)
      throw error
    }
  }
  const first: ComponentType<Props> = lazy(attempt)
  let Part: ComponentType<Props> = first
  let underway: Promise<void> | undefined
  const retry = () => {
    if (Part !== first) return Promise.resolve()
    underway ??= attempt()
      .then((loaded) => {
        Part = loaded.default
      })
      .finally(() => {
        underway = undefined
      })
    return underway
  }
  return (props: Props) => createElement(Part, props)
}
