import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { getNftWords } from './evm/get-nft-words.ts'
import type { NftLockRecord } from './types.ts'

/** What an NFT and its collection say of themselves; apart from `lockQueries` for pages that show no locks. */
export const nftWordsQuery = (
  client: ReadClient,
  nft: Pick<NftLockRecord, 'collection' | 'nftId'>,
) => ({
  queryKey: ['lock', client.chain.id, 'words', nft.collection, String(nft.nftId)] as const,
  queryFn: () => getNftWords(client, nft),
  ...freshness.slow,
})
