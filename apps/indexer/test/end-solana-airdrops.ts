import { buildAirdropClaim } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import { buildAirdropClose } from '@slipway/sdk/solana/airdrop/build-airdrop-close'
import { buildAirdropCreation } from '@slipway/sdk/solana/airdrop/build-airdrop-creation'
import { buildAirdropTree } from '@slipway/sdk/solana/airdrop/build-airdrop-tree'
import type { SolanaAirdropDraft } from '@slipway/sdk/solana/airdrop/types'
import type { Address, KeyPairSigner } from '@solana/kit'
import { day, keccak, programs, type SolanaIndexWorld, tokenProgram } from './solana-world.ts'

type Share = readonly [KeyPairSigner, bigint]

async function makeAirdrop(
  world: SolanaIndexWorld,
  mint: Address,
  shares: readonly Share[],
  change: Partial<SolanaAirdropDraft> = {},
) {
  const list = shares.map(([{ address }, amount]) => ({ claimant: address, amount }))
  const tree = buildAirdropTree(list, keccak)
  const total = list.reduce((sum, { amount }) => sum + amount, 0n)
  const draft = {
    ...{ mint, tokenProgram, amount: total, total, entries: list.length, root: tree.root },
    ...{ listKey: '', startAt: 0, endAt: undefined, releaseSeconds: 0, firstBps: 10_000 },
    ...change,
  }
  const { creator } = world
  const made = await buildAirdropCreation(programs.airdrop, creator, draft, world.nextId++)
  await world.send(made.instructions)
  // What makes room writes no event.
  for (const extension of made.extensions) await world.send([extension])
  const airdrop = { address: made.airdrop, vault: made.vault, mint }
  const place = { program: programs.airdrop, tokenProgram, airdrop }
  return {
    claim: async (index: number) => {
      const [signer, amount] = shares[index] ?? []
      if (!signer || amount === undefined) throw new Error('there is such an entry')
      const entry = { index, amount, proof: tree.proofOf(index) }
      await world.send(await buildAirdropClaim(place, signer, { signer }, entry), signer)
    },
    close: async () => world.send(await buildAirdropClose(place, creator, { isTaxed: false })),
  }
}

/**
 * An airdrop that is claimed in parts until nothing is left, and closed; one that ends, with a place for more entries than one
 * instruction makes, before all is claimed; and one that runs on, of which one wallet
 * has two entries. Whoever claims has tokens afterwards.
 */
export async function endSolanaAirdrops(
  world: SolanaIndexWorld,
  mint: Address,
  [ann, ben]: readonly [KeyPairSigner, KeyPairSigner],
): Promise<void> {
  const parts = { firstBps: 5_000, releaseSeconds: 1_000 }
  const shares = [
    [ann, 40_000n],
    [ben, 30_000n],
    [ann, 7n],
  ] as const
  const whole = await makeAirdrop(world, mint, shares, parts)
  for (const index of [0, 1]) await whole.claim(index)
  const endAt = (await world.now()) + day
  const ending = await makeAirdrop(world, mint, shares, { endAt, entries: 100_000 })
  await ending.claim(1)
  const running = await makeAirdrop(world, mint, shares)
  for (const index of [0, 2]) await running.claim(index)
  await world.pass(2 * day)
  for (const index of [0, 1, 2]) await whole.claim(index)
  await whole.close()
  await ending.close()
}
