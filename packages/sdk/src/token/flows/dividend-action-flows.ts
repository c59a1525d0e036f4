import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { dividendAbi, liquidityDividendAbi, nftDividendAbi } from '../../evm/dividend-abi.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { actionName } from '../../flow/action-name.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowDefinition, FlowReceipt, FlowStep, StepResult } from '../../flow/types.ts'
import { declaredActions, type TokenActionInput } from './declared-action.ts'
import type { TokenAmountInput } from './taxed-action-flows.ts'

/** An account whose dividend is paid out, to itself. */
export interface DividendAccountInput extends TokenActionInput {
  readonly account: Address
}

/** NFTs by their ids. */
export interface NftIdsInput extends TokenActionInput {
  readonly tokenIds: readonly bigint[]
}

/** A lock in one of the platform's liquidity lockers. */
export interface LockInput extends TokenActionInput {
  readonly locker: Address
  readonly lockId: bigint
}

/** Liquidity tokens to be staked. */
export interface StakeLpInput extends TokenAmountInput {
  /** Missing allowance for the token, from `getNeededApprovals`. */
  readonly approvals?: readonly Approval[]
}

const dividend = declaredActions(dividendAbi)
const liquidity = declaredActions(liquidityDividendAbi)
const nft = declaredActions(nftDividendAbi)

/** Events of a token that pays for NFTs; those of other tokens are left out. */
const nftEvents = <Name extends 'NftDividendPaid' | 'NftPayout'>(
  token: Address,
  eventName: Name,
  logs: FlowReceipt['logs'],
) =>
  parseEventLogs({ abi: nftDividendAbi, eventName, logs: [...logs] }).filter(
    ({ address }) => address.toLowerCase() === token.toLowerCase(),
  )

/** What came in for the holders of a token within one transaction. */
const addedTo = (token: Address, logs: FlowReceipt['logs']): bigint =>
  parseEventLogs({ abi: dividendAbi, eventName: 'DividendsAdded', logs: [...logs] })
    .filter(({ address }) => isAddressEqual(address, token))
    .reduce((sum, { args }) => sum + args.amount, 0n)

/** An act on NFTs; those that it passes over leave no mark, and one that could do nothing at all reverts. */
const nftAct = (
  functionName: 'claimNftDividends' | 'activateNfts',
  verify: (input: NftIdsInput, logs: FlowReceipt['logs']) => StepResult,
) =>
  oneStepFlow<NftIdsInput>({
    feature: 'token',
    name: actionName(functionName),
    build: ({ token, tokenIds }) =>
      buildCall({ to: token, abi: nftDividendAbi, functionName, args: [tokenIds] }),
    verify: (input, { logs }) => verify(input, logs),
  })

/** Pays the dividend of one account, which must be the very one that was meant. */
const claim = <Input extends TokenActionInput>(
  functionName: 'claimDividend' | 'claimDividendFor',
  accountOf: (input: Input) => Address | undefined,
) =>
  oneStepFlow<Input>({
    feature: 'token',
    name: actionName(functionName),
    build: (input) => {
      const account = accountOf(input)
      const call = { to: input.token, abi: dividendAbi } as const
      return account
        ? buildCall({ ...call, functionName: 'claimDividendFor', args: [account] })
        : buildCall({ ...call, functionName: 'claimDividend', args: [] })
    },
    verify: (input, { logs }, context) => {
      const query = { abi: dividendAbi, eventName: 'DividendPaid', emitter: input.token } as const
      const expected = { account: accountOf(input) ?? context.account }
      const { account, amount } = proveEvent(logs, { ...query, expected })
      return { account, amount }
    },
  })

const stakeStep: FlowStep<StakeLpInput> = {
  id: 'stake-lp',
  build: ({ token, amount }) =>
    buildCall({ to: token, abi: liquidityDividendAbi, functionName: 'stakeLp', args: [amount] }),
  verify({ token, amount }, { logs }, { account }) {
    const proof = { abi: liquidityDividendAbi, eventName: 'LpStaked', emitter: token } as const
    proveEvent(logs, { ...proof, expected: { account, amount } })
    return {}
  },
}

/** Dividends to holders, to those who stake liquidity and to the holders of a collection. */
export const dividendActionFlows = {
  setDividendThreshold: dividend('setDividendThreshold', {
    args: ({ threshold }: TokenActionInput & { readonly threshold: bigint }) =>
      [threshold] as const,
    event: 'DividendThresholdSet',
  }),
  setDividendInterval: dividend('setDividendInterval', {
    args: ({ intervalBlocks }: TokenActionInput & { readonly intervalBlocks: bigint }) =>
      [intervalBlocks] as const,
    event: 'DividendIntervalSet',
  }),
  claimDividend: claim<TokenActionInput>('claimDividend', () => undefined),
  /** Anybody may pay the gas; the account gets what is its own. */
  claimDividendFor: claim<DividendAccountInput>('claimDividendFor', ({ account }) => account),
  /** Counts an account anew, for one whose standing changed without a transfer. */
  refreshShare: oneStepFlow<DividendAccountInput>({
    feature: 'token',
    name: 'refresh-share',
    build: ({ token, account }) =>
      buildCall({ to: token, abi: dividendAbi, functionName: 'refreshShare', args: [account] }),
    verify: () => ({}),
  }),
  /**
   * Anybody: begins to stream what has come together. It leaves a mark for NFTs, whose payouts are counted, and where it
   * exchanged something for holders; that it was mined is all there is to prove.
   */
  distribute: oneStepFlow<TokenActionInput>({
    feature: 'token',
    name: 'distribute',
    build: ({ token }) =>
      buildCall({ to: token, abi: dividendAbi, functionName: 'distribute', args: [] }),
    verify: ({ token }, { logs }) => ({
      payouts: nftEvents(token, 'NftPayout', logs).length,
      added: addedTo(token, logs),
    }),
  }),

  /** Stakes liquidity tokens of the token's own pool, each allowance exact. */
  stakeLp: {
    name: 'token-stake-lp',
    batchable: true,
    errorsAbi: contractErrorsAbi,
    steps: ({ approvals = [] }) => [...approvalSteps<StakeLpInput>(approvals), stakeStep],
  } satisfies FlowDefinition<StakeLpInput>,
  unstakeLp: liquidity('unstakeLp', {
    args: ({ amount }: TokenAmountInput) => [amount] as const,
    event: 'LpUnstaked',
    expected: ({ amount }) => ({ amount }),
  }),
  /** Lets locked liquidity earn for the lock's owner. */
  creditLock: liquidity('creditLock', {
    args: ({ locker, lockId }: LockInput) => [locker, lockId] as const,
    event: 'LockCredited',
    expected: ({ locker, lockId }) => ({ locker, lockId }),
  }),
  /** Anybody: makes the credit of a lock fit the lock again, and what it earned claimable. */
  syncLock: oneStepFlow<LockInput>({
    feature: 'token',
    name: 'sync-lock',
    build: ({ token, locker, lockId }) =>
      buildCall({
        to: token,
        abi: liquidityDividendAbi,
        functionName: 'syncLock',
        args: [locker, lockId],
      }),
    verify: () => ({}),
  }),

  setNftDividend: nft('setNftDividend', {
    args: ({
      perNft,
      trigger,
    }: TokenActionInput & { readonly perNft: bigint; readonly trigger: bigint }) =>
      [perNft, trigger] as const,
    event: 'NftDividendSet',
    expected: ({ perNft, trigger }) => ({ perNft, trigger }),
  }),
  setNftBlacklist: oneStepFlow<NftIdsInput & { readonly listed: boolean }>({
    feature: 'token',
    name: 'set-nft-blacklist',
    build: ({ token, tokenIds, listed }) =>
      buildCall({
        to: token,
        abi: nftDividendAbi,
        functionName: 'setNftBlacklist',
        args: [tokenIds, listed],
      }),
    verify: ({ token, tokenIds, listed }, { logs }) => {
      for (const tokenId of tokenIds) {
        const proof = { abi: nftDividendAbi, eventName: 'NftBlacklistSet', emitter: token } as const
        proveEvent(logs, { ...proof, expected: { tokenId, listed } })
      }
      return { count: tokenIds.length }
    },
  }),
  /** Pays each NFT's dividend to its present holder; NFTs that were not counted yet are from now on. */
  claimNftDividends: nftAct('claimNftDividends', ({ token }, logs) => {
    const own = nftEvents(token, 'NftDividendPaid', logs)
    return { paid: own.length, amount: own.reduce((sum, { args }) => sum + args.amount, 0n) }
  }),
  /** Counts NFTs among those that are paid from now on. */
  activateNfts: nftAct('activateNfts', () => ({})),
} as const
