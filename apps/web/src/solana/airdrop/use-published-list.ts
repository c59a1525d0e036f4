import type { ProvenEntry } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import { useCallback, useEffect, useState } from 'react'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { AirdropListClient } from './list-client.ts'
import type { OpenedList } from './list-messages.ts'

/** The list is not there, is none, or is not the airdrop's. */
export class ListUnproven extends Error {
  override readonly name = 'ListUnproven'
  readonly code: 'missing' | 'unreadable' | 'entries' | 'root'

  constructor(code: ListUnproven['code']) {
    super(`The list is wrong: ${code}.`)
    this.code = code
  }
}

type Proven = Pick<SolanaAirdrop, 'listKey' | 'root' | 'entries' | 'total'>

async function load(
  client: AirdropListClient,
  file: File | undefined,
  { listKey, root, entries, total }: Proven,
): Promise<OpenedList> {
  const read = async () => {
    if (file) return file
    const path = ipfsPath(listKey)
    const answer = path ? await fetch(path) : undefined
    if (!answer?.ok) throw new ListUnproven('missing')
    return await answer.blob()
  }
  const opened = await client.ask('open', {
    ...{ file: await read(), airdrop: { root, entries, total } },
  })
  if (!opened) throw new ListUnproven('unreadable')
  // A list of which only the sum is more than its maker said pays whoever comes first: that is said beside it.
  if (opened.problem === 'entries' || opened.problem === 'root')
    throw new ListUnproven(opened.problem)
  return opened
}

/** The list behind an airdrop's root, loaded and hashed beside the page when it is first asked for. */
export interface PublishedList {
  /** Where it is taken from; `none` where its maker keeps it and nobody has chosen it yet. */
  readonly source: 'stored' | 'file' | 'none'
  /** Name of the chosen file. */
  readonly name: string | undefined
  /** Another one with each file that is chosen. */
  readonly version: number
  /** Takes a file in place of what was there before. */
  readonly take: (file: File) => void
  /** Loads the list and compares it with the chain. @throws {ListUnproven} */
  readonly prove: () => Promise<OpenedList>
  /** Every entry of an account, with its proof. @throws {ListUnproven} */
  readonly find: (account: string) => Promise<readonly ProvenEntry[]>
}

interface Kept {
  readonly client: AirdropListClient
  loading: Promise<OpenedList> | undefined
}

/** See `PublishedList`. A list that could not be proven is loaded anew with the next question. */
export function usePublishedList({ listKey, root, entries, total }: Proven): PublishedList {
  const [kept] = useState<Kept>(() => ({ client: new AirdropListClient(), loading: undefined }))
  const [chosen, setChosen] = useState<{ readonly file: File; readonly version: number }>()
  useEffect(
    () => () => {
      kept.loading = undefined
      kept.client.stop()
    },
    [kept],
  )
  const file = chosen?.file
  const prove = useCallback(() => {
    kept.loading ??= load(kept.client, file, { listKey, root, entries, total }).catch((error) => {
      kept.loading = undefined
      throw error
    })
    return kept.loading
  }, [kept, file, listKey, root, entries, total])
  const find = useCallback(
    async (account: string) => {
      await prove()
      return await kept.client.ask('find', { account })
    },
    [kept, prove],
  )
  const stored = ipfsPath(listKey) === undefined ? 'none' : 'stored'
  return {
    ...{ source: file ? 'file' : stored, name: file?.name, version: chosen?.version ?? 0 },
    ...{ prove, find },
    take: (next) => {
      kept.client.stop()
      kept.loading = undefined
      setChosen((before) => ({ file: next, version: (before?.version ?? 0) + 1 }))
    },
  }
}
