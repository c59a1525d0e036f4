import type { ProvenEntry } from '@slipway/sdk/airdrop/claims/claims-flows'
import type { MerkleAirdrop } from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import { useCallback, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { ListClient } from '../recipients/list-client.ts'
import type { OpenedList } from '../recipients/list-messages.ts'

/** The published list is not there, is none, or leads to another root than the one on chain. */
export class ListUnproven extends Error {
  override readonly name = 'ListUnproven'
  readonly code: 'missing' | 'unreadable' | 'other-root'

  constructor(code: ListUnproven['code']) {
    super(`The published list is ${code}.`)
    this.code = code
  }
}

type Proven = Pick<MerkleAirdrop, 'ipfsKey' | 'root'>

async function load(client: ListClient, { ipfsKey, root }: Proven): Promise<OpenedList> {
  const path = ipfsPath(ipfsKey)
  if (!path) throw new ListUnproven('missing')
  const answer = await fetch(path)
  if (!answer.ok) throw new ListUnproven('missing')
  const opened = await client.ask('open', { file: await answer.blob() })
  if (!opened) throw new ListUnproven('unreadable')
  const own = await client.ask('tree', {})
  if (own !== root) throw new ListUnproven('other-root')
  return opened
}

/** The list behind an airdrop's root, loaded and hashed beside the page when it is first asked for. */
export interface PublishedList {
  /** Loads the list and compares its root with the chain's. @throws {ListUnproven} */
  readonly prove: () => Promise<OpenedList>
  /** Every entry of an account, with its proof. @throws {ListUnproven} */
  readonly find: (account: Address) => Promise<readonly ProvenEntry[]>
}

interface Kept {
  readonly client: ListClient
  loading: Promise<OpenedList> | undefined
}

/** See `PublishedList`. A list that could not be proven is loaded anew with the next question. */
export function usePublishedList({ ipfsKey, root }: Proven): PublishedList {
  const [kept] = useState<Kept>(() => ({ client: new ListClient(), loading: undefined }))
  useEffect(() => () => kept.client.stop(), [kept])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another list
  useEffect(() => {
    kept.loading = undefined
  }, [kept, ipfsKey, root])
  const prove = useCallback(() => {
    kept.loading ??= load(kept.client, { ipfsKey, root }).catch((error: unknown) => {
      kept.loading = undefined
      throw error
    })
    return kept.loading
  }, [kept, ipfsKey, root])
  const find = useCallback(
    async (account: Address) => {
      await prove()
      return kept.client.ask('find', { account })
    },
    [kept, prove],
  )
  return { prove, find }
}
