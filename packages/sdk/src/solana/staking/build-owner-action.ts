import { AccountRole, type Instruction, type TransactionSigner } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getHarvestWithheldTokensToMintInstruction,
} from '@solana-program/token-2022'
import { bareEncoder, numberEncoder, poolInstructions, rewardsEncoder } from './pool-codec.ts'
import { poolMetas } from './pool-metas.ts'
import type { PoolPlace } from './pool-place.ts'
import type { PoolMint } from './types.ts'

/** What the owner of a pool does. */
export type OwnerAction =
  | { readonly kind: 'stop' | 'openExit' | 'recover' }
  | {
      readonly kind: 'setRewards'
      readonly rate: bigint
      readonly startAt: number
      readonly endAt: number
      /** What to take of the owner's account where something is missing; what of it is not needed can be recovered. */
      readonly amount: bigint
    }
  | { readonly kind: 'setLimit'; readonly limit: bigint }
  /** Takes what is left, and the deposits. Fees that a token can hold back would keep a vault from closing. */
  | {
      readonly kind: 'close'
      readonly taxed: { readonly stake: boolean; readonly reward: boolean }
    }

type ActionOf<K extends OwnerAction['kind']> = Extract<OwnerAction, { readonly kind: K }>

const { written, read, signer } = poolMetas
/** The owner where nothing is paid to it. */
const signs = (owner: TransactionSigner) => signer(owner, AccountRole.READONLY_SIGNER)

/** Where the owner is paid a token, and what opens the associated account where it is not. */
async function openAssociated(
  owner: TransactionSigner,
  { mint, tokenProgram, account: ata }: PoolMint,
) {
  if (ata !== undefined) return { ata, openings: [] }
  const account = { owner: owner.address, mint, tokenProgram }
  const [associated] = await findAssociatedTokenPda(account)
  const opening = { payer: owner, ata: associated, ...account }
  const openings = [getCreateAssociatedTokenIdempotentInstruction(opening)]
  return { ata: associated, openings }
}

async function buildRewards(
  { program, pool, rewardVault, reward }: PoolPlace,
  owner: TransactionSigner,
  { rate, startAt, endAt, amount }: ActionOf<'setRewards'>,
): Promise<Instruction[]> {
  const [source] = await findAssociatedTokenPda({ owner: owner.address, ...reward })
  const data = rewardsEncoder.encode({
    kindOfCall: poolInstructions.setRewards,
    ...{ rate, startAt, endAt, amount },
  })
  const accounts = [
    signs(owner),
    ...[pool, rewardVault, source].map(written),
    ...[reward.mint, reward.tokenProgram].map(read),
  ]
  return [{ programAddress: program, accounts, data }]
}

async function buildRecovery(
  { program, pool, rewards, rewardVault, reward }: PoolPlace,
  owner: TransactionSigner,
): Promise<Instruction[]> {
  const { ata, openings } = await openAssociated(owner, reward)
  const recovery: Instruction = {
    programAddress: program,
    accounts: [
      ...[signs(owner), written(pool), read(rewards), written(rewardVault), written(ata)],
      ...[reward.mint, reward.tokenProgram].map(read),
    ],
    data: bareEncoder.encode({ kindOfCall: poolInstructions.recover }),
  }
  return [...openings, recovery]
}

async function buildClose(
  { program, pool, rewards, stakeVault, rewardVault, stake, reward }: PoolPlace,
  owner: TransactionSigner,
  { taxed }: ActionOf<'close'>,
): Promise<Instruction[]> {
  const [ofStake, ofReward] = await Promise.all([
    openAssociated(owner, stake),
    openAssociated(owner, reward),
  ])
  const close: Instruction = {
    programAddress: program,
    accounts: [
      ...[signer(owner), written(pool), written(stakeVault), written(ofStake.ata)],
      ...[stake.mint, stake.tokenProgram, rewards].map(read),
      ...[rewardVault, ofReward.ata].map(written),
      ...[reward.mint, reward.tokenProgram].map(read),
    ],
    data: bareEncoder.encode({ kindOfCall: poolInstructions.close }),
  }
  const vaults = [
    ...(taxed.stake ? [{ mint: stake.mint, sources: [stakeVault] }] : []),
    ...(taxed.reward ? [{ mint: reward.mint, sources: [rewardVault] }] : []),
  ]
  const harvests = vaults.map((vault) => getHarvestWithheldTokensToMintInstruction(vault))
  return [...ofStake.openings, ...ofReward.openings, ...harvests, close]
}

/** An owner's action on a pool as instructions of one transaction. */
export async function buildOwnerAction(
  place: PoolPlace,
  owner: TransactionSigner,
  action: OwnerAction,
): Promise<Instruction[]> {
  if (action.kind === 'setRewards') return await buildRewards(place, owner, action)
  if (action.kind === 'recover') return await buildRecovery(place, owner)
  if (action.kind === 'close') return await buildClose(place, owner, action)
  const data =
    action.kind === 'setLimit'
      ? numberEncoder.encode({ kindOfCall: poolInstructions.setLimit, number: action.limit })
      : bareEncoder.encode({ kindOfCall: poolInstructions[action.kind] })
  const accounts = [signs(owner), written(place.pool)]
  return [{ programAddress: place.program, accounts, data }]
}
