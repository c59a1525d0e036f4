import type { ClaimsHead } from '@slipway/sdk/airdrop/merkle/claims-file'
import type { Hex } from 'viem'
import { storeList } from '../../files/store-list.ts'
import type { PublishProgress } from '../../list-file/list-progress.tsx'
import type { ListClient } from '../recipients/list-client.ts'

/** A list with its root, and where it lies. */
export interface PublishedList {
  readonly root: Hex
  readonly ipfsKey: string
}

/** Hashes a list beside the page, and keeps it under its content's address. @throws as `storeList` */
export async function publishClaimsList(
  client: ListClient,
  head: ClaimsHead,
  tell: (progress: PublishProgress) => void,
  signal: AbortSignal,
): Promise<PublishedList> {
  tell({ step: 'tree', part: 0 })
  const root = await client.ask('tree', {}, (part) => tell({ step: 'tree', part }))
  const file = await client.ask('write', { head })
  signal.throwIfAborted()
  tell({ step: 'store', part: 0 })
  const ipfsKey = await storeList(file, (part) => tell({ step: 'store', part }), signal)
  return { root, ipfsKey }
}
