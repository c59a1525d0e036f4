import type { PayColumn } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { recipientLimits } from '@slipway/sdk/airdrop/recipients/recipient-limits'
import type { ChosenColumns } from '@slipway/sdk/list/read-list-table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ListClient } from './list-client.ts'
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
  readonly client: ListClient
  /** Reads a text, or a file whose columns were confirmed. */
  readonly open: (source: Blob, file?: OpenedFile) => void
  readonly merge: () => void
  /** Stops reading, or forgets what was read. */
  readonly clear: () => void
}

/** What is known of a file beside its bytes. */
interface OpenedFile {
  readonly name: string
  readonly chosen: ChosenColumns<PayColumn>
}

interface Source {
  readonly blob: Blob
  readonly file: OpenedFile | undefined
}

/**
 * Reads a list beside the page, and again when the token's decimals change.
 * @param decimals of what is paid
 */
export function useListSession(decimals: number): ListSession {
  const [client] = useState(() => new ListClient())
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
    const params = { file: source.blob, decimals, chosen: source.file?.chosen }
    client
      .ask('read', params, (part) => show({ state: 'reading', part }))
      .then(
        (summary) => show({ state: 'read', summary }),
        () => show({ state: 'failed' }),
      )
  }, [client, source, decimals])
  const merge = useCallback(() => {
    const own = turn.current
    client.ask('merge', {}).then(
      (summary) => own === turn.current && setList({ state: 'read', summary }),
      () => own === turn.current && setList({ state: 'failed' }),
    )
  }, [client])
  return {
    list,
    name: source?.file?.name,
    client,
    merge,
    open: (blob, file) => setSource({ blob, file }),
    clear: () => setSource(undefined),
  }
}
