import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import type { KeyPairSigner } from '@solana/kit'
import { type PresaleWorld, presaleFeeBps, sol } from './presale-world.ts'
import { day, feeOf, type TestToken, type tokenKinds } from './token-world.ts'

/** An address costs 1 500 units for each byte that is tried on its way off the curve: the luckiest of some says what the program takes. */
const tries = 6
const proofHashes = 14

/**
 * Compute units of each instruction of a presale whose list has some 10 000 wallets. Opening an account that is open is the
 * payer's caution, and not counted.
 */
export async function measurePresale(
  world: PresaleWorld,
  kind: (typeof tokenKinds)[number],
): Promise<Readonly<Record<string, number>>> {
  const [creator, ann] = [await world.person(), await world.person()]
  const extensions = kind.isTaxed ? [feeOf(creator.address, presaleFeeBps)] : []
  const token = await world.token([creator], { ...kind, extensions })
  const unitsOf = async (by: KeyPairSigner, all: Parameters<typeof world.succeed>[1]) =>
    (await world.succeed(by, all)).units
  const created: number[] = []
  for (let turn = 0; turn < tries; turn++)
    created.push(await unitsOf(creator, (await world.creation(token, creator)).instructions))

  const list = Array.from({ length: 1 << proofHashes }, () => ({
    wallet: ann.address,
    level: 1 as const,
  }))
  const vesting = { firstBps: 2_500, cycleBps: 2_500, cycleSeconds: day }
  const terms = { ...vesting, whitelistMode: 2, burnsUnsold: true } as const
  const presale = await world.presale(token, creator, terms, list)
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
  world.pass(4 * day)
  const paid = await unitsOf(creator, claim.slice(-1))
  const withdrawn = await act({ kind: 'withdraw' })
  const end = { kind: 'close', isTaxed: kind.isTaxed } as const
  const closed = await unitsOf(creator, (await buildCreatorAction(presale, creator, end)).slice(1))
  const other = await world.presale(token, creator)
  const cancel = await buildCreatorAction(other, creator, { kind: 'cancel' })
  const canceled = await unitsOf(creator, cancel)
  return {
    create: Math.min(...created),
    ...{ 'set list': listed, 'set times': moved, cancel: canceled },
    ...{ 'contribute first, listed': contributed, 'contribute again, listed': again, leave: left },
    ...{ 'finalize, burning': finished, 'claim for another': paid, 'withdraw, SOL': withdrawn },
    close: closed,
    ...(await measureInviters(world, token, creator)),
  }
}

/** Of a presale that rewards three levels, by a wallet that has all three above it. */
async function measureInviters(world: PresaleWorld, token: TestToken, creator: KeyPairSigner) {
  const [cat, ben] = [await world.person(), await world.person()]
  const [ann, zoe] = [await world.person(), await world.person()]
  const presale = await world.presale(token, creator, { inviterBps: [500, 300, 200] })
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
  await world.finalize(presale, creator)
  const rewarded = (await world.claimReward(presale, creator, { address: ben.address })).units
  return {
    ...{ 'register inviter': registered, 'contribute first, invited': contributed },
    ...{ 'leave, invited': left, 'contribute again, invited': again, 'claim reward': rewarded },
  }
}
