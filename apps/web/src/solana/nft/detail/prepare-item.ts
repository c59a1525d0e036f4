import type { SolanaChainDefinition } from '@slipway/chains'
import { formatInteger, m } from '@slipway/messages'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { buildItem } from '@slipway/sdk/solana/nft/build-item'
import { getNftRent } from '@slipway/sdk/solana/nft/get-nft-rent'
import { getSolanaNft, type SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import type { TokenMetadataTexts } from '@slipway/sdk/solana/order-metadata-changes'
import type { WalletAccount } from '@wallet-standard/base'
import { queryClient } from '../../../core/query-client.ts'
import type { PlanReview } from '../../../transaction/shown-plan.ts'
import { nonWalletText } from '../../console/non-wallet-text.ts'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import { newestSlot } from '../../flow/newest-slot.ts'
import { solanaTitle } from '../../flow/solana-kind.ts'
import type { SolanaPlan } from '../../flow/solana-plan.ts'
import { linkNote } from '../../form/link-note.ts'
import { prepareWithMetadata } from '../../form/prepare-with-metadata.ts'
import { storeMetadata } from '../../form/store-metadata.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { createRentReader } from '../../network/create-rent-reader.ts'
import { tokenName } from '../../network/token-name.ts'
import type { SolanaWallet } from '../../wallet/wallet-standard.ts'
import type { ItemEntries } from './read-item.ts'

export interface ItemRequest {
  readonly chain: SolanaChainDefinition
  readonly collection: SolanaCollection
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
  readonly item: ItemEntries
}

/** Whether the collection is as the form was filled for: another minting may have taken the number, or the right. */
async function hasMoved({ chain, collection }: ItemRequest): Promise<boolean> {
  const { address, group } = collection
  const now = await getSolanaNft(clusterRpc(chain), address, newestSlot(chain.chainId))
  if (now?.kind === 'collection' && now.collection.group.size === group.size) return false
  void queryClient.invalidateQueries({ queryKey: ['solana', chain.chainId] })
  return true
}

async function getLink({ texts, stored }: ItemEntries): Promise<string> {
  if (!stored) return texts.uri
  const { picture, description } = stored
  return await storeMetadata({ ...texts, description, website: '', logo: { uri: picture } })
}

function reviewOf(
  { chain, collection, item: { recipient } }: ItemRequest,
  { name, symbol, uri }: TokenMetadataTexts,
  { mint, deposits }: Pick<SolanaPlan, 'mint' | 'deposits'>,
): PlanReview {
  const { address, group } = collection
  const note = linkNote(uri)
  return {
    title: solanaTitle('nft_item', name),
    pays: describeDeposits(deposits, chain),
    gets: [
      { label: m.solana_nft_review_to({ name }), value: recipient, address: recipient },
      { label: m.solana_address(), value: mint, address: mint },
    ],
    facts: [
      { label: m.shell_network(), value: chain.name },
      { label: m.nftmake_section_collection(), value: tokenName(collection) },
      { label: m.solana_nft_collection_address(), value: address, address },
      { label: m.solana_nft_review_number(), value: formatInteger(group.size + 1n) },
      { label: m.nftmake_field_symbol(), value: symbol },
      { label: m.token_review_uri(), value: uri, ...(note !== undefined && { note }) },
    ],
    permanent: [
      m.solana_nft_permanent_texts(),
      m.solana_nft_permanent_mint(),
      m.solana_nft_permanent_deposit_nft(),
    ],
    confirmLabel: m.token_review_confirm(),
  }
}

/** The minting of an item as the review shows it and the wallet signs it. @returns else why not, in words */
export async function prepareItem(request: ItemRequest): Promise<SolanaPlan | string> {
  const { chain, collection, item } = request
  const [obstacle, isElsewhere] = await Promise.all([
    nonWalletText(chain, item.recipient),
    hasMoved(request),
  ])
  if (obstacle !== undefined) return obstacle
  if (isElsewhere) return m.solana_nft_moved()
  return await prepareWithMetadata(
    request,
    () => getLink(item),
    async (creator, uri) => {
      const texts = { ...item.texts, uri }
      const getRent = createRentReader(chain)
      const mint = await generateMint(item.recipient)
      const params = { texts, creator, mint, collection: collection.address, getRent }
      const [instructions, rent] = await Promise.all([
        buildItem({ ...params, recipient: item.recipient }),
        getNftRent('item', texts, getRent),
      ])
      const deposits = [
        { label: m.solana_deposit_nft(), lamports: rent.mintLamports },
        { label: m.solana_deposit_recipient(), lamports: rent.accountLamports },
      ]
      return {
        chain,
        request: { payer: creator, instructions },
        kind: 'nft_item',
        subject: texts.name,
        mint: mint.address,
        collection: collection.address,
        deposits,
        review: reviewOf(request, texts, { mint: mint.address, deposits }),
      }
    },
  )
}
