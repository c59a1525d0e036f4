import { nftSaleAbi } from '@slipway/deployments/abi'
import { buildAllowTree } from '@slipway/sdk/nft/allow-list'
import { calculateProvenance } from '@slipway/sdk/nft/provenance'
import { type Address, type Hex, zeroAddress, zeroHash } from 'viem'
import { type BoatCollection, drawCollection, drawOne } from './collection-files.ts'
import { createNftSale, type NftSaleTerms } from './create-nft-sale.ts'
import { boatOf } from './picture/draw-boat.ts'
import type { Scene } from './scene.ts'
import { keyOfFile, type SeededFile, type SeededText } from './seeded-file.ts'

/** Who makes the collections of these stories. */
export const NFT_OWNER = 16

/** What stories of NFT sales need beside the world. */
export interface NftStage {
  readonly chainId: number
  readonly platformFeeWei: bigint
  readonly files: SeededFile[]
}

/** Where a story of NFT sales happens. */
export interface NftScenery {
  readonly scene: Scene
  readonly stage: NftStage
  readonly factory: Address
  /** Sales by the names of their collections. */
  readonly sales: Map<string, Address>
}

/** A sale of an earlier step. @throws {RangeError} for one that there is not */
export function saleOf({ sales }: NftScenery, name: string): Address {
  const sale = sales.get(name)
  if (sale === undefined) throw new RangeError(`There is no collection ${name}.`)
  return sale
}

/** Somebody acts on a sale. */
export const actOnSale = (
  { scene }: NftScenery,
  who: number,
  sale: Address,
  name: string,
  args: readonly unknown[],
  valueWei = 0n,
) => scene.call(scene.person(who), { to: sale, abi: nftSaleAbi, name, args, valueWei })

/** A collection to be created. */
interface Birth {
  readonly symbol: string
  readonly collection: BoatCollection
  readonly terms: Omit<NftSaleTerms, 'total'>
  /** Pictures are shown later, by this secret. */
  readonly salt?: Hex
  /** Whether the files are stored: not those of pictures that are still hidden. */
  readonly isShown?: boolean
}

/** Draws a collection, keeps what it shows, and creates its sale. */
export async function createCollection(scenery: NftScenery, birth: Birth): Promise<Address> {
  const { scene, stage, factory, sales } = scenery
  const { symbol, collection, terms, salt, isShown = true } = birth
  const { name, about: description, firstBoat, lights, total } = collection
  const { files, baseUri } = await drawCollection(collection)
  const cover = await drawOne({ name, description }, boatOf(firstBoat, lights))
  const veil = await drawOne(
    {
      name: `${name}, unseen`,
      description: 'Shown once minting is over and numbers are dealt out.',
    },
    boatOf(firstBoat, ['fog']),
  )
  stage.files.push(cover.file, ...(isShown ? files : []), ...(salt ? [veil.file] : []))
  const sale = await createNftSale(scene, {
    owner: scene.person(NFT_OWNER),
    factory,
    feeWei: stage.platformFeeWei,
    texts: { name, symbol, uri: salt ? `ipfs://${veil.key}` : baseUri, key: cover.key },
    terms: { ...terms, total: BigInt(total) },
    provenanceHash: salt ? calculateProvenance({ baseUri, salt }) : zeroHash,
  })
  sales.set(name, sale)
  return sale
}

/** Publishes a list of wallets that may mint two each; the first ones do. */
export async function mintByList(
  scenery: NftScenery,
  sale: Address,
  { people, mints, feeWei }: { people: readonly number[]; mints: number; feeWei: bigint },
): Promise<void> {
  const { scene, stage } = scenery
  const scope = { chainId: stage.chainId, sale }
  const entries = people.map((who) => ({ address: scene.person(who).address, allowance: 2 }))
  const tree = buildAllowTree(scope, entries)
  const file: SeededText = {
    route: 'airdrop-list',
    body: {
      version: 1,
      chainId: stage.chainId,
      token: sale.toLowerCase(),
      entries: entries.map(({ address, allowance }) => [address.toLowerCase(), String(allowance)]),
    },
  }
  stage.files.push(file)
  await actOnSale(scenery, NFT_OWNER, sale, 'setWhitelist', [tree.root, keyOfFile(file)])
  for (const [at, who] of people.slice(0, mints).entries()) {
    const receiver = scene.person(who).address
    const price = feeWei * 2n
    const args = [receiver, 2n, price, zeroAddress, 2n, tree.proofOf(at)]
    await actOnSale(scenery, who, sale, 'mintListed', args, price)
  }
}

/** Who mints how many, and who brought them. */
type Mint = readonly [who: number, amount: bigint, inviter?: number]

/** People mint in the public phase, one after the other. */
export async function mintAll(
  scenery: NftScenery,
  sale: Address,
  feeWei: bigint,
  mints: readonly Mint[],
) {
  const { scene } = scenery
  for (const [who, amount, inviter] of mints) {
    const price = feeWei * amount
    const invitedBy = inviter === undefined ? zeroAddress : scene.person(inviter).address
    const args = [scene.person(who).address, amount, price, invitedBy]
    await actOnSale(scenery, who, sale, 'mintInvited', args, price)
  }
}
