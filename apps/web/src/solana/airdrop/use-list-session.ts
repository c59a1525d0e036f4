import { recipientLimits } from '@slipway/sdk/airdrop/recipients/recipient-limits'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AirdropListClient } from './list-client.ts'
import type { ListSummary } from './list-messages.ts'

/** How far a list is. */
export type ListState =
  | { readonly state: 'empty' }
  | { readonly state: 'reading'; readonly part: number }
  | { readonly state: 'read'; readonly summary: ListSummary }
  /** More bytes than are read at all. */
  | { readonly state: 'too-large' }
  | { readonly state: 'failed' }

/** A list that somebody enters, in a worker of its own. */
export interface ListSession {
  readonly list: ListState
  /** Its name, where it is a file. */
  readonly name: string | undefined
  readonly client: AirdropListClient
  readonly open: (source: Blob, name?: string) => void
  readonly merge: () => void
  /** Stops reading, or forgets what was read. */
  readonly clear: () => void
}

interface Source {
  readonly blob: Blob
  readonly name: string | undefined
}

/** Reads the list of an airdrop beside the page. @param token whose amounts it has */
export function useListSession({ mint, decimals }: LockToken): ListSession {
  const [client] = useState(() => new AirdropListClient())
  const [source, setSource] = useState<Source>()
  const [list, setList] = useState<ListState>({ state: 'empty' })
  const turn = useRef(0)
  useEffect(() => () => client.stop(), [client])
  useEffect(() => {
    turn.current += 1
    const own = turn.current
    const show = (next: ListState) => {
      if (turn.current === own) setList(next)
    }
    client.stop()
    if (!source) return show({ state: 'empty' })
    if (source.blob.size > recipientLimits.fileBytesMax) return show({ state: 'too-large' })
    show({ state: 'reading', part: 0 })
    client
      .ask('read', { file: source.blob, mint, decimals }, (part) =>
        show({ state: 'reading', part }),
      )
      .then(
        (summary) => show({ state: 'read', summary }),
        () => show({ state: 'failed' }),
      )
  }, [client, source, mint, decimals])
  const merge = useCallback(() => {
    const own = turn.current
    client.ask('merge', {}).then(
      (summary) => own === turn.current && setList({ state: 'read', summary }),
      () => own === turn.current && setList({ state: 'failed' }),
    )
  }, [client])
  return {
    ...{ list, name: source?.name, client, merge },
    open: (blob, name) => setSource({ blob, name }),
    clear: () => setSource(undefined),
  }
}
