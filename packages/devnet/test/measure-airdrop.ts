import { buildAirdropExtension } from '@slipway/sdk/solana/airdrop/build-airdrop-extension'
import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import { findAssociatedTokenPda } from '@solana-program/token-2022'
import { type AirdropWorld, airdropFeeBps } from './airdrop-world.ts'
import { drawPerson } from './first-try.ts'
import { day, feeOf, type tokenKinds } from './token-world.ts'

const claimants = 10_000

/**
 * Compute units of each instruction of an airdrop to 10 000, released in parts, whose number is drawn as the website draws it
 * and whose claimant's account is found at once. Opening an account that is open is the payer's caution, and not counted.
 */
export async function measureAirdrop(
  world: AirdropWorld,
  kind: (typeof tokenKinds)[number],
): Promise<Readonly<Record<string, number>>> {
  const creator = await world.person()
  const extensions = kind.isTaxed ? [feeOf(creator.address, airdropFeeBps)] : []
  const token = await world.token([creator], { ...kind, extensions })
  const claimant = await drawPerson(world, async (owner) => [
    await findAssociatedTokenPda({ ...token, owner }),
  ])
  const list = Array.from({ length: claimants }, (_, at) => ({
    claimant: claimant.address,
    amount: BigInt(1_000 + at),
  }))
  const of = { ...token, creator: creator.address }
  const id = await drawVaultId(world.program, 'airdrop', of)
  const terms = { releaseSeconds: 10 * day, firstBps: 100 }
  const made = await world.creation(token, creator, list, terms, id)
  const created = (await world.succeed(creator, made.instructions)).units
  let extended = 0
  for (const _ of made.extensions) {
    const extension = buildAirdropExtension(world.program, creator, made.airdrop)
    extended = (await world.succeed(creator, [extension])).units
  }
  const { airdrop: address, vault } = made
  const airdrop = { token, creator, list, tree: world.treeOf(list), address, vault }
  await world.succeed(claimant, await world.claimOf(airdrop, 0, claimant))
  world.pass(day)
  const own = await world.claimOf(airdrop, 9_000, claimant, { signer: claimant })
  const claimed = (await world.succeed(claimant, own.slice(-1))).units
  world.pass(10 * day)
  const others = await world.claimOf(airdrop, 9_001, creator)
  const paid = (await world.succeed(creator, others.slice(-1))).units
  world.pass(30 * day)
  const closed = (await world.succeed(creator, (await world.closeOf(airdrop)).slice(1))).units
  return {
    ...{ create: created, extend: extended, claim: claimed },
    ...{ 'claim for another': paid, close: closed },
  }
}
