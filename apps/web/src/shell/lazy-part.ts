import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
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

/** `React.lazy` with the chunk time-out: for dialogs and drawers that most visits never open. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withChunkTimeout(load()))
}
