import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { findPresaleAddress } from '@slipway/sdk/solana/presale/find-presale-address'
import type { Address, KeyPairSigner } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token-2022'
import { drawPerson, findKept } from './first-try.ts'
import { type PresaleWorld, presaleFeeBps, sol } from './presale-world.ts'
import { day, feeOf, type TestToken, type tokenKinds } from './token-world.ts'

const proofHashes = 14

/** Somebody whose place in a presale and whose account of its token are found at once. */
const drawBuyer = (world: PresaleWorld, token: TestToken, presale: Address) =>
  drawPerson(world, (owner) =>
    Promise.all([
      findKept(world.program, 'buyer', [presale, owner]),
      findAssociatedTokenPda({ ...token, owner }),
    ]),
  )

/**
 * Compute units of each instruction of a presale whose list has some 10 000 wallets and whose number is drawn as the website
 * draws it. Opening an account that is open is the payer's caution, and not counted.
 */
export async function measurePresale(
  world: PresaleWorld,
  kind: (typeof tokenKinds)[number],
): Promise<Readonly<Record<string, number>>> {
  const creator = await world.person()
  const extensions = kind.isTaxed ? [feeOf(creator.address, presaleFeeBps)] : []
  const token = await world.token([creator], { ...kind, extensions })
  const unitsOf = async (by: KeyPairSigner, all: Parameters<typeof world.succeed>[1]) =>
    (await world.succeed(by, all)).units
  const id = await drawVaultId(world.program, 'presale', { ...token, creator: creator.address })
  const made = await world.creation(token, creator, {}, id)
  const created = await unitsOf(creator, made.instructions)

  const listedId = id + 1n
  const place = { creator: creator.address, mint: token.mint, id: listedId }
  const ann = await drawBuyer(world, token, await findPresaleAddress(world.program, place))
  const list = Array.from({ length: 1 << proofHashes }, () => ({
    wallet: ann.address,
    level: 1 as const,
  }))
  const vesting = { firstBps: 2_500, cycleBps: 2_500, cycleSeconds: day }
  const terms = { ...vesting, whitelistMode: 2, burnsUnsold: true } as const
  const presale = await world.presale(token, creator, terms, list, listedId)
  const act = async (action: CreatorAction) =>
    unitsOf(creator, (await buildCreatorAction(presale, creator, action)).slice(-1))
  const { startAt, endAt } = presale.draft
  const listed = await act({ kind: 'setWhitelist', root: presale.draft.root })
  const moved = await act({ kind: 'setTime', startAt, endAt: endAt + 1 })
  world.setTime(startAt)
  const proven = {
    listed: { level: 1, proof: world.treeOf(presale.presale, list).proofOf(0) },
  }
  const contribute = async () => (await world.contribute(presale, ann, 3n * sol, proven)).units
  const contributed = await contribute()
  const left = await unitsOf(ann, [await buildPresaleRefund(presale, { signer: ann })])
  const again = await contribute()
  await contribute()
  world.setTime(endAt + 1)
  const finished = await unitsOf(creator, [buildPresaleFinalize(presale, creator)])
  const claim = await buildPresaleClaim(presale, creator, { address: ann.address })
  await world.succeed(creator, claim.slice(0, 1))
  world.pass(day)
  const own = await buildPresaleClaim(presale, ann, { signer: ann })
  const claimed = await unitsOf(ann, own.slice(-1))
  world.pass(3 * day)
  const paid = await unitsOf(creator, claim.slice(-1))
  const withdrawn = await act({ kind: 'withdraw' })
  const end = { kind: 'close', isTaxed: kind.isTaxed } as const
  const closed = await unitsOf(creator, (await buildCreatorAction(presale, creator, end)).slice(1))
  const other = await world.presale(token, creator)
  const cancel = await buildCreatorAction(other, creator, { kind: 'cancel' })
  const canceled = await unitsOf(creator, cancel)
  return {
    create: created,
    ...{ 'set list': listed, 'set times': moved, cancel: canceled },
    ...{ 'contribute first, listed': contributed, 'contribute again, listed': again, leave: left },
    ...{ 'finalize, burning': finished, claim: claimed, 'claim for another': paid },
    ...{ 'withdraw, SOL': withdrawn, close: closed },
    ...(await measureFailed(world, token, creator)),
    ...(await measureInviters(world, token, creator)),
  }
}

/** Of a presale that ends below its soft cap. */
async function measureFailed(world: PresaleWorld, token: TestToken, creator: KeyPairSigner) {
  const ben = await world.person()
  const presale = await world.presale(token, creator)
  world.setTime(presale.draft.startAt)
  await world.contribute(presale, ben, sol)
  world.setTime(presale.draft.endAt)
  const refund = await buildPresaleRefund(presale, { address: ben.address })
  const refunded = (await world.succeed(creator, [refund])).units
  const withdrawal = await buildCreatorAction(presale, creator, { kind: 'withdraw' })
  const withdrawn = (await world.succeed(creator, withdrawal.slice(-1))).units
  return { 'refund, failed': refunded, 'withdraw, tokens of a failed one': withdrawn }
}

/** Of a presale that rewards three levels, by a wallet that has all three above it. */
async function measureInviters(world: PresaleWorld, token: TestToken, creator: KeyPairSigner) {
  const [ben, ann] = [await world.person(), await world.person()]
  const presale = await world.presale(token, creator, { inviterBps: [500, 300, 200] })
  const drawn = () => drawBuyer(world, token, presale.presale)
  const [cat, zoe] = [await drawn(), await drawn()]
  const registered = (await world.registerInviter(presale, cat)).units
  world.setTime(presale.draft.startAt)
  await world.contribute(presale, ben, sol, { inviter: cat })
  await world.contribute(presale, ann, sol, { inviter: ben })
  const contribute = async () =>
    (await world.contribute(presale, zoe, 3n * sol, { inviter: ann })).units
  const contributed = await contribute()
  const left = (await world.refund(presale, zoe)).units
  const again = await contribute()
  world.setTime(presale.draft.endAt)
  const finished = (await world.finalize(presale, creator)).units
  const rewarded = (await world.claimReward(presale, creator, { address: ben.address })).units
  return {
    ...{ 'register an inviter': registered, 'contribute first, invited': contributed },
    ...{ 'leave, invited': left, 'contribute again, invited': again, 'claim a reward': rewarded },
    'finalize, not burning': finished,
  }
}
