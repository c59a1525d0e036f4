import { liquidityLockerAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import { isNftCollection } from '../../evm/is-nft-collection.ts'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { explainTransfer, type LockRehearsal, rehearseLock } from '../evm/rehearse-lock.ts'
import type { FungibleLockDraft } from '../lock-draft-schema.ts'
import type { LockDraftIssue } from '../read-lock-draft.ts'
import type { LockContracts } from '../types.ts'
import { issueOfFailure } from './issue-of-failure.ts'
import { issue, type LockDraftCheck, type LockDraftReport } from './lock-check.ts'
import type { LockHint } from './lock-hint.ts'

type FungibleCheck = LockDraftCheck<FungibleLockDraft>

/** Where the tokens would go, and how many of them. */
interface Passage {
  readonly locker: Address
  readonly amount: bigint
}

/** A lock as it is tried out: the first transaction that locks, where networks bound what fits into one. */
export interface LockTrial extends Passage {
  /** Base units of all transactions, which the wallet has to have. */
  readonly whole: bigint
  /** What the wallet will send, allowances that are missing first. */
  readonly getTransactions: () => Promise<readonly UnsignedTransaction[]>
}

/** What shares of a rebasing lock round away. */
const ROUNDING = 2n

/** The asset is what the locker takes. */
async function checkAsset(
  client: ReadClient,
  contracts: LockContracts,
  { asset, locker }: FungibleLockDraft,
): Promise<readonly LockDraftIssue[]> {
  if (locker === 'liquidity') {
    const [token0] = await client.readContract({
      address: contracts.liquidityLocker,
      abi: liquidityLockerAbi,
      functionName: 'poolOf',
      args: [asset],
    })
    return token0 === zeroAddress
      ? [issue('asset', 'LiquidityLocker_NotLiquidityPool', { lpToken: asset })]
      : []
  }
  return (await isNftCollection(client, asset))
    ? [issue('asset', 'TokenLocker_NftRefused', { collection: asset })]
    : []
}

/** The wallet has what is to be locked. */
async function checkBalance(
  client: ReadClient,
  { draft, account }: FungibleCheck,
  needed: bigint,
): Promise<readonly LockDraftIssue[]> {
  try {
    const { balance = 0n } = await getTokenFacts(client, { address: draft.asset, account })
    return balance < needed
      ? [issue('amount', 'Token_InsufficientBalance', { needed, balance })]
      : []
  } catch (error) {
    if (error instanceof TokenInfoNotFound) return [issue('asset', error.code)]
    throw error
  }
}

/** What of a rehearsal is worth telling. */
function hintsOf(
  rehearsal: LockRehearsal,
  draft: FungibleLockDraft,
  { amount, locker }: Passage,
): readonly LockHint[] {
  if (rehearsal.state === 'unsupported') return [{ code: 'unrehearsed', args: {} }]
  if (rehearsal.state === 'refused') return []
  const { arrives, debits } = rehearsal
  const isRebasing = draft.locker !== 'liquidity' && draft.isRebasing
  const expected = isRebasing ? amount - ROUNDING : amount
  return [
    ...(arrives < expected ? [{ code: 'taxed', args: { amount, arrives, locker } } as const] : []),
    ...(debits > amount
      ? [{ code: 'debits-more', args: { amount, debits, locker } } as const]
      : []),
  ]
}

/** A refusal, and for one that a library hides the token's own reason. */
async function explainRefusal(
  client: ReadClient,
  check: FungibleCheck,
  query: Passage,
  failure: Extract<LockRehearsal, { state: 'refused' }>['failure'],
): Promise<LockDraftIssue> {
  if (failure.name !== 'Token_TransferFailed') return issueOfFailure(failure)
  const { account, draft } = check
  const cause = await explainTransfer(client, { account, token: draft.asset, ...query })
  return issueOfFailure(failure, {
    locker: query.locker,
    ...(cause && { reason: cause.name }),
  })
}

/** A node that cannot try the whole lock can still be asked whether the token would go there at all. */
async function askTransfer(
  client: ReadClient,
  { account, draft }: FungibleCheck,
  query: Passage,
): Promise<readonly LockDraftIssue[]> {
  const cause = await explainTransfer(client, { account, token: draft.asset, ...query })
  if (!cause) return []
  const args = { locker: query.locker, reason: cause.name }
  return [issue('asset', 'Token_TransferFailed', args)]
}

async function rehearse(
  client: ReadClient,
  check: FungibleCheck,
  { locker, amount, getTransactions }: LockTrial,
): Promise<LockDraftReport> {
  const { account, draft } = check
  const passage = { locker, amount }
  const transactions = await getTransactions()
  const lock = { account, token: draft.asset, ...passage, transactions }
  const rehearsal = await rehearseLock(client, lock)
  const hints = hintsOf(rehearsal, draft, passage)
  if (rehearsal.state === 'unsupported') {
    return { issues: await askTransfer(client, check, passage), hints }
  }
  if (rehearsal.state === 'refused') {
    return { issues: [await explainRefusal(client, check, passage, rehearsal.failure)], hints }
  }
  const { arrives, debits } = rehearsal
  return { issues: [], hints, arrives, debits }
}

/**
 * What only the chain knows about a lock of tokens: their kind, the balance, and whether and how they would arrive.
 * @param getTrial asked once the asset is what its locker takes.
 */
export async function checkTokenLock(
  client: ReadClient,
  contracts: LockContracts,
  check: FungibleCheck,
  getTrial: () => Promise<LockTrial>,
): Promise<LockDraftReport> {
  const asset = await checkAsset(client, contracts, check.draft)
  if (asset.length > 0) return { issues: asset, hints: [] }
  const trial = await getTrial()
  const balance = await checkBalance(client, check, trial.whole)
  // Without the tokens the rehearsal would only say again that they are missing.
  if (balance.length > 0) return { issues: balance, hints: [] }
  return rehearse(client, check, trial)
}
