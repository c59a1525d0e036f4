import { useEffect, useSyncExternalStore } from 'react'
import { withChunkTimeout } from '../core/lazy-part.ts'
import type { refusalText } from './refusal-text.ts'

type SayRefusal = typeof refusalText

let loaded: SayRefusal | undefined
const watchers = new Set<() => void>()

/**
 * The texts of every refusal, 45 kB in all: no form has anything to refuse before somebody was in it.
 * @throws ChunkTimeoutError after 120 s
 */
export async function loadRefusalText(): Promise<SayRefusal> {
  const { refusalText: say } = await withChunkTimeout(import('./refusal-text.ts'))
  if (!loaded) {
    loaded = say
    for (const watcher of watchers) watcher()
  }
  return say
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Says why something was refused, in a component.
 * @param isNeeded whether there is something to say; the texts are loaded then, if nothing has loaded them before
 * @returns undefined until they are there
 */
export function useRefusalText(isNeeded: boolean): SayRefusal | undefined {
  const say = useSyncExternalStore(watch, () => loaded)
  useEffect(() => {
    // Where it fails, the field stays marked, and the next refusal tries again.
    if (isNeeded) loadRefusalText().catch(() => undefined)
  }, [isNeeded])
  return say
}
