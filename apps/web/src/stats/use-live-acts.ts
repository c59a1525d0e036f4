import type { Act } from '@slipway/api-client'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followEvents } from '../shell/follow-events.ts'

/** What changed is read again at most this often, however much happens. */
const PAUSE_MS = 2_000

export type LiveState = 'pending' | 'open' | 'lost'

/** Calls once at the end of a pause, with everything that came in during it. */
function gather<Value>(deliver: (values: readonly Value[]) => void) {
  let values: Value[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (value: Value) => {
      values.push(value)
      timer ??= setTimeout(() => {
        timer = undefined
        const gathered = values
        values = []
        deliver(gathered)
      }, PAUSE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Follows what accounts do, over one stream, and lets what it changes be read again. Everything is whenever the stream opens.
 *
 * @param keysOf queries that an act changes; undefined stands for any act. Stable.
 * @param onAct told of each act at once. Stable.
 */
export function useLiveActs(
  keysOf: (act: Act | undefined) => readonly QueryKey[],
  onAct?: (act: Act) => void,
): LiveState {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('pending')
  useEffect(() => {
    const changes = gather<Act | undefined>((acts) => {
      const keys = new Map(acts.flatMap(keysOf).map((key) => [JSON.stringify(key), key]))
      for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey })
    })
    const end = followEvents({
      onAct: (act) => {
        onAct?.(act)
        changes.add(act)
      },
      onOpen: () => {
        setState('open')
        // What happened between the first reading and now came with no stream.
        changes.add(undefined)
      },
      onLost: () => setState('lost'),
    })
    return () => {
      changes.stop()
      end()
    }
  }, [client, keysOf, onAct])
  return state
}
