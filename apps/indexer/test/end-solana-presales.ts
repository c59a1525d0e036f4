import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { buildRewardClaim } from '@slipway/sdk/solana/presale/build-inviter-action'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import type { SolanaPresaleDraft } from '@slipway/sdk/solana/presale/types'
import type { Address, KeyPairSigner } from '@solana/kit'
import { day, keccak, programs, type SolanaIndexWorld, sol, tokenProgram } from './solana-world.ts'

async function makePresale(
  world: SolanaIndexWorld,
  mint: Address,
  change: Partial<SolanaPresaleDraft> = {},
) {
  const address = await world.presale(mint, change)
  const terms = await getPresale(world.rpc, programs.presale, address)
  if (!terms) throw new Error('there is such a presale')
  const { presale: program } = programs
  const place = { program, tokenProgram, presale: address, vault: terms.vault, mint }
  const { creator } = world
  return {
    terms,
    register: async (by: KeyPairSigner) => world.registerInviter(address, by),
    contribute: async (
      by: KeyPairSigner,
      lamports: bigint,
      parts?: Parameters<SolanaIndexWorld['contribute']>[3],
    ) => world.contribute(address, by, lamports, parts),
    /** Signed by the wallet itself. */
    leave: async (by: KeyPairSigner) =>
      world.send([await buildPresaleRefund(place, { signer: by })], by),
    /** Sent by the creator for somebody else. */
    refund: async ({ address: wallet }: KeyPairSigner) =>
      world.send([await buildPresaleRefund(place, { address: wallet })]),
    claim: async (by: KeyPairSigner, hasLeft = false) =>
      world.send(await buildPresaleClaim(place, by, { signer: by }, hasLeft), by),
    claimReward: async (by: KeyPairSigner) =>
      world.send([await buildRewardClaim(place, { signer: by })], by),
    finish: async () => world.send([buildPresaleFinalize(place, creator)]),
    own: async (action: CreatorAction) =>
      world.send(await buildCreatorAction(place, creator, action)),
  }
}

type Presale = Awaited<ReturnType<typeof makePresale>>

/** It has rewarded inviters, somebody has left it, everybody is paid, and it is closed. */
async function endSold(sold: Presale, people: readonly KeyPairSigner[], inviter: KeyPairSigner) {
  const [ann, ben, eve] = people as [KeyPairSigner, KeyPairSigner, KeyPairSigner]
  await sold.finish()
  await sold.claim(ann)
  // With the last of the tokens comes what inviting earned.
  await sold.claim(ben)
  await sold.claim(eve, true)
  await sold.claimReward(inviter)
  await sold.own({ kind: 'withdraw' })
  await sold.own({ kind: 'close', isTaxed: false })
}

/** It missed its soft cap: everybody has everything back, also what leaving cost, and it is closed. */
async function endMissed(missed: Presale, people: readonly KeyPairSigner[]) {
  for (const one of people) await missed.refund(one)
  await missed.own({ kind: 'withdraw' })
  await missed.own({ kind: 'close', isTaxed: false })
}

/**
 * A presale that succeeds and is closed, a fair one that is above its hard cap and pays in parts, one that misses its soft cap
 * and is closed, one with a list that its creator cancels, and one that is open. The fair one keeps half, to the lamport.
 */
export async function endSolanaPresales(
  world: SolanaIndexWorld,
  mint: Address,
  people: readonly [KeyPairSigner, KeyPairSigner, KeyPairSigner],
  inviter: KeyPairSigner,
): Promise<void> {
  const [ann, ben, eve] = people
  const sold = await makePresale(world, mint, { inviterBps: [500, 300] })
  const parts = { firstBps: 5_000, cycleSeconds: 3_600, cycleBps: 2_500 }
  const tokens = 1_000_000_000n
  const caps = { softCap: sol, hardCap: 2n * sol, tokens, amount: tokens }
  const fair = await makePresale(world, mint, { kind: 2, ...caps, ...parts })
  const missed = await makePresale(world, mint)
  const root = new Uint8Array(32).fill(9)
  const listed = await makePresale(world, mint, { whitelistMode: 2, root })
  const { terms } = listed
  const tree = buildPresaleTree(terms.address, [{ wallet: ben.address, level: 1 }], keccak)
  await listed.own({ kind: 'setWhitelist', root: tree.root })
  await sold.register(inviter)
  await world.pass(500)
  await sold.contribute(ben, 3n * sol, { inviters: [inviter.address] })
  await sold.contribute(ann, 2n * sol, { inviters: [ben.address, inviter.address] })
  await sold.contribute(ann, sol, { inviters: [ben.address, inviter.address] })
  await sold.contribute(eve, sol)
  await sold.leave(eve)
  await fair.contribute(ann, sol)
  await fair.contribute(ben, 3n * sol)
  await missed.contribute(ann, sol)
  await missed.contribute(ben, 2n * sol)
  await missed.leave(ben)
  await listed.contribute(ben, sol, { listed: { level: 1, proof: tree.proofOf(0) } })
  await listed.own({ kind: 'setTime', startAt: terms.startAt, endAt: terms.endAt + day })
  await listed.own({ kind: 'cancel' })
  await listed.refund(ben)
  await world.pass(day)
  await fair.finish()
  await fair.claim(ann)
  await fair.claim(ben)
  await fair.own({ kind: 'withdraw' })
  await endSold(sold, people, inviter)
  await endMissed(missed, [ann, ben])
  await world.pass(3_700)
  await fair.claim(ben)
  const open = await makePresale(world, mint)
  await world.pass(500)
  await open.contribute(ann, sol)
  await open.contribute(eve, sol)
  await open.leave(eve)
}
