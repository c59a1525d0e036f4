import type { Act } from '@slipway/api-client'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followEvents } from '../core/follow-events.ts'
import { gather } from '../core/gather.ts'

export type LiveState = 'pending' | 'open' | 'lost'

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
