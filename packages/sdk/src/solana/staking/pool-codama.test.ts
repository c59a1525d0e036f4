import { createNoopSigner, type Instruction } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { plainInstruction, plainValues, readCodamaProgram } from '../test/read-codama-program.ts'
import { testAddress, variedBytes } from '../test/varied-bytes.ts'
import { buildOwnerAction, type OwnerAction } from './build-owner-action.ts'
import { buildPoolCreation } from './build-pool-creation.ts'
import { buildHarvest, buildStakeDeposit, buildStakeWithdrawal } from './build-staker-action.ts'
import { findStakeAddress } from './find-stake-address.ts'
import {
  poolBytes,
  poolDecoder,
  poolTag,
  stakeBytes,
  stakeDecoder,
  stakeTag,
} from './pool-codec.ts'

const staking = readCodamaProgram('staking')
const systemProgram = SYSTEM_PROGRAM_ADDRESS
const [program, pool, rewards] = [testAddress(1), testAddress(2), testAddress(3)]
const [stakeVault, rewardVault] = [testAddress(4), testAddress(5)]
const stake = { mint: testAddress(6), tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }
const reward = { mint: testAddress(7), tokenProgram: TOKEN_PROGRAM_ADDRESS }
const owner = createNoopSigner(testAddress(8))
const place = { program, pool, rewards, stakeVault, rewardVault, stake, reward }
const [[ofStake], [ofReward], position] = await Promise.all([
  findAssociatedTokenPda({ owner: owner.address, ...stake }),
  findAssociatedTokenPda({ owner: owner.address, ...reward }),
  findStakeAddress(program, pool, owner.address),
])
const programs = { stakeProgram: stake.tokenProgram, rewardProgram: reward.tokenProgram }
const mints = { stakeMint: stake.mint, rewardMint: reward.mint }
const last = (instructions: readonly Instruction[]) =>
  plainInstruction(instructions.at(-1) as Instruction)

test('Codama makes of the interface what we make: a new pool', async () => {
  const values = {
    ...{ amount: 0x0102n, rate: 0x0203n, startAt: 1_800_000_000, endAt: 1_900_000_000 },
    ...{ deadlineAt: 1_850_000_000, lockSeconds: 600, limit: 0x0304n, limitSeconds: 86_400 },
  }
  const made = await buildPoolCreation(program, owner, { stake, reward, ...values }, 0x0405n)
  const accounts = {
    ...{ owner: owner.address, pool: made.pool, rewards: made.rewards, source: ofReward },
    ...{ stakeVault: made.stakeVault, rewardVault: made.rewardVault, systemProgram },
  }
  expect(last(made.instructions)).toEqual(
    staking.instruction(
      'create',
      { id: 0x0405n, ...values },
      { ...accounts, ...mints, ...programs },
    ),
  )
})

test('what a wallet does', async () => {
  const wallet = { wallet: owner.address, pool, stake: position }
  const staked = { ...wallet, vault: stakeVault, ...stake }
  const terms = { createdAt: 1_700_000_000, lockSeconds: 600 }
  const amount = 0x0607n
  expect({
    stake: plainInstruction(await buildStakeDeposit(place, owner, amount, terms)),
    withdraw: last(await buildStakeWithdrawal(place, owner, amount)),
    harvest: last(await buildHarvest(place, owner)),
  }).toEqual({
    stake: staking.instruction(
      'stake',
      { amount, ...terms },
      { ...staked, source: ofStake, systemProgram },
    ),
    withdraw: staking.instruction('withdraw', { amount }, { ...staked, destination: ofStake }),
    harvest: staking.instruction(
      ...([
        'harvest',
        {},
        { ...wallet, rewards, vault: rewardVault, destination: ofReward, ...reward },
      ] as const),
    ),
  })
})

test('what its owner does', async () => {
  const act = async (action: OwnerAction) => last(await buildOwnerAction(place, owner, action))
  const own = { owner: owner.address, pool }
  const rewarded = { ...own, vault: rewardVault, ...reward }
  const terms = { rate: 0x0708n, startAt: 1_800_000_000, endAt: 1_900_000_000, amount: 0x0809n }
  const taxed = { stake: false, reward: false }
  const ends = { stakeDestination: ofStake, rewardDestination: ofReward, stakeVault, rewardVault }
  expect({
    stop: await act({ kind: 'stop' }),
    setRewards: await act({ kind: 'setRewards', ...terms }),
    setLimit: await act({ kind: 'setLimit', limit: 0x0910n }),
    openExit: await act({ kind: 'openExit' }),
    recover: await act({ kind: 'recover' }),
    close: await act({ kind: 'close', taxed }),
  }).toEqual({
    stop: staking.instruction('stop', {}, own),
    setRewards: staking.instruction('setRewards', terms, { ...rewarded, source: ofReward }),
    setLimit: staking.instruction('setLimit', { limit: 0x0910n }, own),
    openExit: staking.instruction('openExit', {}, own),
    recover: staking.instruction('recover', {}, { ...rewarded, rewards, destination: ofReward }),
    close: staking.instruction('close', {}, { ...own, rewards, ...ends, ...mints, ...programs }),
  })
})

test('nothing else, and it reads accounts as we do', () => {
  expect(staking.instructionNames).toEqual([
    ...['create', 'stake', 'withdraw', 'harvest', 'stop', 'setRewards', 'setLimit', 'openExit'],
    ...['recover', 'close'],
  ])
  const ofPool = variedBytes(poolTag, poolBytes)
  expect(staking.account('pool', ofPool)).toEqual(plainValues(poolDecoder.decode(ofPool)))
  const ofStake = variedBytes(stakeTag, stakeBytes)
  expect(staking.account('stake', ofStake)).toEqual(plainValues(stakeDecoder.decode(ofStake)))
  expect(staking.accountNames).toEqual(['pool', 'stake'])
})
