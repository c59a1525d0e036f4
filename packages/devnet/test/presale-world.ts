import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { buildPresaleCreation } from '@slipway/sdk/solana/presale/build-presale-creation'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { namePresaleError } from '@slipway/sdk/solana/presale/name-presale-error'
import { presaleDecoder } from '@slipway/sdk/solana/presale/presale-codec'
import type { SolanaPresaleDraft } from '@slipway/sdk/solana/presale/types'
import type { KeyPairSigner } from '@solana/kit'
import { deployOnMachine } from './program-machine.ts'
import { day, TokenWorld, type tokenKinds } from './token-world.ts'

export const sol = 1_000_000_000n

/** A presale on a machine of its own, and what people do with it. */
export async function openPresale(
  tokenProgram: (typeof tokenKinds)[number]['tokenProgram'],
  change: Partial<SolanaPresaleDraft> = {},
) {
  const { machine, program } = await deployOnMachine('presale')
  const world = new TokenWorld(machine, program, namePresaleError)
  const [creator, ann, ben] = await Promise.all([world.person(), world.person(), world.person()])
  const token = await world.token([creator], { tokenProgram })
  const draft: SolanaPresaleDraft = {
    ...{ mint: token.mint, tokenProgram, amount: 10_000_000n, tokens: 10_000_000n },
    ...{ softCap: 5n * sol, hardCap: 10n * sol, minContribution: sol / 10n },
    ...{ maxContribution: 8n * sol, startAt: world.now + 400, endAt: world.now + 400 + day },
    ...{ t1Seconds: 0, t2Seconds: 0, cycleSeconds: 0, firstBps: 10_000, cycleBps: 0 },
    ...{ kind: 1, whitelistMode: 0, burnsUnsold: false, root: new Uint8Array(32), infoKey: '' },
    ...change,
  }
  const { presale, vault, instructions } = await buildPresaleCreation(program, creator, draft, 1n)
  await world.succeed(creator, instructions)
  const place = { program, tokenProgram, presale, vault, mint: token.mint }
  return {
    ...{ world, creator, ann, ben, token, draft, place },
    lamportsOf: (one: KeyPairSigner) => machine.getBalance(one.address) ?? 0n,
    contribute: async (one: KeyPairSigner, amount: bigint) =>
      world.send(one, [await buildPresaleContribution(program, presale, one, amount)]),
    refund: async (one: KeyPairSigner) =>
      world.send(one, [await buildPresaleRefund(place, { signer: one })]),
    refundFor: async (payer: KeyPairSigner, one: KeyPairSigner) =>
      world.send(payer, [await buildPresaleRefund(place, { address: one.address })]),
    finalize: (one: KeyPairSigner) => world.send(one, [buildPresaleFinalize(place, one)]),
    claim: async (payer: KeyPairSigner, one: KeyPairSigner) =>
      world.send(payer, await buildPresaleClaim(place, payer, { address: one.address })),
    act: async (action: CreatorAction, by = creator) =>
      world.send(by, await buildCreatorAction(place, by, action)),
    read() {
      const account = machine.getAccount(presale)
      if (!account.exists) throw new Error('There is no presale.')
      return presaleDecoder.decode(account.data)
    },
    hasBuyer: async (one: KeyPairSigner) =>
      machine.getAccount(await findBuyerAddress(program, presale, one.address)).exists,
  }
}
