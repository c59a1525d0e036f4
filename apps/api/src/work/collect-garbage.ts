import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage now, which the engine does by itself only when memory runs short. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect()
}
