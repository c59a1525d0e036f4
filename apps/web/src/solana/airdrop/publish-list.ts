import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { storeList } from '../../files/store-list.ts'
import { uploadProblemText } from '../../files/upload-problem.ts'
import type { PublishProgress } from '../../list-file/list-progress.tsx'
import type { AirdropListClient } from './list-client.ts'

export interface PublishOptions {
  readonly chain: SolanaChainDefinition
  readonly token: LockToken
  readonly client: Pick<AirdropListClient, 'ask'>
  /** Whether the platform keeps its file; else its maker does. */
  readonly isStored: boolean
  readonly tell: (progress: PublishProgress) => void
  readonly signal: AbortSignal
}

/** A list with its root, and the key of its file; empty where its maker keeps it. */
interface PublishedList {
  readonly root: Uint8Array
  readonly listKey: string
}

/** Hashes a list beside the page, and keeps it under its content's address. @returns else why not, in words */
export async function publishList(options: PublishOptions): Promise<PublishedList | string> {
  const { chain, token, client, isStored, tell, signal } = options
  tell({ step: 'tree', part: 0 })
  const root = await client.ask('tree', {})
  if (!isStored) return { root, listKey: '' }
  const head = { chainId: chain.chainId, mint: token.mint }
  const file = await client.ask('write', { head })
  try {
    signal.throwIfAborted()
    tell({ step: 'store', part: 0 })
    const tellStored = (part: number) => tell({ step: 'store', part })
    const listKey = await storeList(file, tellStored, signal, 'solana-airdrop-list')
    tell({ step: 'check', part: 1 })
    return { root, listKey }
  } catch (error) {
    return signal.aborted ? m.solana_airdrop_stopped() : uploadProblemText(error)
  }
}
