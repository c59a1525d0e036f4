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

const retries = new WeakMap<Error, () => void>()

/** What makes a part load again that failed with this error; undefined for every other error. */
export const retryOf = (error: Error): (() => void) | undefined => retries.get(error)

/**
 * `React.lazy` with the chunk time-out: for dialogs and drawers that most visits never open. React keeps a failure for
 * ever; `retryOf` its error lets the next render try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const make = () => {
    const made = lazy(async () => {
      try {
        return await withChunkTimeout(load())
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        retries.set(error, () => {
          if (Part === made) Part = make()
        })
        throw error
      }
    })
    return made
  }
  let Part = make()
  return (props: Props) => createElement(Part, props)
}
