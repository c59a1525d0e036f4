import { nftPoolAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, parseAbi, zeroAddress } from 'viem'
import { nftAbi } from '../../evm/nft-abi.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { findReward } from './find-reward.ts'
import type { PoolActionInput } from './pool-action.ts'

const allowanceAbi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])

/**
 * What a pool is allowed before it can take NFTs. `each`: exactly these, one signature for each; `all`: every NFT of the
 * collection, with one signature, until it is taken back.
 */
export type NftAllowance =
  | { readonly kind: 'each'; readonly nftIds: readonly bigint[] }
  | { readonly kind: 'all' }

/** NFTs to be staked. */
export interface StakeNftsInput extends PoolActionInput {
  readonly collection: Address
  readonly nftIds: readonly bigint[]
  /** Who is named with a wallet's first stake; the zero address for nobody. */
  readonly inviter: Address
  /** What is missing, see `getUnapprovedNfts`. */
  readonly allowance: NftAllowance
}

/** An allowance for all that is taken back. */
export interface RevokeNftsInput extends PoolActionInput {
  readonly collection: Address
}

function approveStep(nftId: bigint, at: number): FlowStep<StakeNftsInput> {
  return {
    id: `approve-${at}`,
    build: ({ pool, collection }) =>
      buildCall({ to: collection, abi: nftAbi, functionName: 'approve', args: [pool, nftId] }),
    undo: ({ collection }) =>
      buildCall({
        to: collection,
        abi: nftAbi,
        functionName: 'approve',
        args: [zeroAddress, nftId],
      }),
    verify({ pool, collection: emitter }, { logs }, { account }) {
      const expected = { owner: account, approved: pool, nftId }
      proveEvent(logs, { abi: nftAbi, eventName: 'Approval', emitter, expected })
      return { nftId }
    },
  }
}

const buildApprovalForAll = ({ pool, collection }: RevokeNftsInput, approved: boolean) =>
  buildCall({
    to: collection,
    abi: allowanceAbi,
    functionName: 'setApprovalForAll',
    args: [pool, approved],
  })

function approvalForAll<Input extends RevokeNftsInput>(
  id: string,
  approved: boolean,
): FlowStep<Input> {
  return {
    id,
    build: (input) => buildApprovalForAll(input, approved),
    ...(approved ? { undo: (input: Input) => buildApprovalForAll(input, false) } : {}),
    verify({ pool: operator, collection: emitter }, { logs }, { account: owner }) {
      const expected = { owner, operator, approved }
      proveEvent(logs, { abi: allowanceAbi, eventName: 'ApprovalForAll', emitter, expected })
      return { approved }
    },
  }
}

const stakeStep: FlowStep<StakeNftsInput> = {
  id: 'deposit-nfts',
  build: ({ pool, nftIds, inviter }) =>
    buildCall({ to: pool, abi, functionName: 'deposit', args: [nftIds, inviter] }),
  verify({ pool: emitter, nftIds }, { logs }, { account }) {
    const query = { abi, eventName: 'NftsDeposited', emitter } as const
    const { staked } = proveEvent(logs, { ...query, expected: { account, nftIds } })
    return { count: nftIds.length, staked, reward: findReward(logs, emitter, account) }
  },
}

/** Stakes NFTs, and pays what was earned so far. The result: `count`, `staked` altogether, `reward` that was paid. */
export const stakeNftsFlow: FlowDefinition<StakeNftsInput> = {
  name: 'staking-nft-deposit',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ allowance }) => [
    ...(allowance.kind === 'all'
      ? [approvalForAll<StakeNftsInput>('approve-all', true)]
      : allowance.nftIds.map(approveStep)),
    stakeStep,
  ],
}

/** Takes back an allowance for all NFTs of a collection. */
export const revokeNftsFlow: FlowDefinition<RevokeNftsInput> = {
  name: 'staking-nft-revoke',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [approvalForAll<RevokeNftsInput>('revoke-all', false)],
}
