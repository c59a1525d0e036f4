import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { buildCollection } from '@slipway/sdk/solana/nft/build-collection'
import { buildItem } from '@slipway/sdk/solana/nft/build-item'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import type { TokenWorld } from './token-world.ts'

const uri = 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

/** Compute units of what is made with Token-2022 alone, each of one whole transaction. */
export async function measureToken(world: TokenWorld): Promise<Readonly<Record<string, number>>> {
  const creator = await world.person()
  const recipient = (await world.person()).address
  const getRent = async (bytes: number) => world.rentOf(bytes)
  const texts = { name: 'Tidewater', symbol: 'TIDE', uri }
  const create = async (change: Partial<SolanaTokenDraft> = {}) => {
    const mint = await generateMint(creator.address)
    const rights = { mintable: true, freezable: true, transferFeeBps: 0 }
    const draft = { ...texts, ...rights, decimals: 9, totalSupply: 10n ** 18n, ...change }
    const instructions = await buildTokenDeployment({ draft, creator, mint, getRent })
    return (await world.succeed(creator, instructions)).units
  }
  const fixed = { transferFeeBps: 300, mintable: false, freezable: false }
  const group = await generateMint(creator.address)
  const collection = { draft: { ...texts, maxItems: 100n }, creator, mint: group, getRent }
  const made = await world.succeed(creator, await buildCollection(collection))
  const mint = await generateMint(recipient)
  const item = { texts, creator, mint, collection: group.address, recipient, getRent }
  const minted = await world.succeed(creator, await buildItem(item))
  return {
    create: await create(),
    'create, with a transfer fee': await create({ transferFeeBps: 300 }),
    'create, with a fee and no right to mint': await create(fixed),
    'create a collection of NFTs': made.units,
    'mint an NFT': minted.units,
  }
}
