import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, erc721Abi, isAddressEqual, numberToHex } from 'viem'
import { simulateTransactions } from '../../../evm/ask-simulation.ts'
import type { ReadClient } from '../../../evm/create-read-client.ts'
import { type DecodedFailure, decodeRevertData } from '../../../evm/decode-contract-error.ts'
import { readOrNothing } from '../../../evm/read-or-nothing.ts'
import { isDone, reasonOf } from '../../../evm/simulated-call.ts'
import type { UnsignedTransaction } from '../../../evm/unsigned-transaction.ts'
import { getApprovalCalls } from '../../../flow/get-needed-approvals.ts'
import { amountAt, type PayList } from '../../recipients/pay-list.ts'
import { buildOperator, buildSend } from '../flows/send-batch-flow.ts'
import { multisendLimits } from '../multisend-limits.ts'
import { rowsOfBatch, sumOfBatch } from '../rows-of-batch.ts'
import type { MultisendAsset, MultisendBatch, MultisendFailure } from '../types.ts'

/** What a batch is tried with. */
export interface BatchRehearsal {
  readonly multisend: Address
  readonly account: Address
  readonly asset: MultisendAsset
  readonly list: PayList
  readonly isDirect: boolean
  /** 0 tries a batch that nothing remembers. */
  readonly listId: bigint
  readonly leftOut: ReadonlySet<number>
}

/** What came of it. */
export interface RehearsedBatch {
  /** Of the batch alone; undefined where no node could try it, or it is refused. */
  readonly gas?: bigint
  readonly failures: readonly MultisendFailure[]
  readonly isTried: boolean
}

/** What one tried batch came to. */
interface TriedBatch {
  readonly gas: bigint
  /** Why it is refused; absent where it goes through. */
  readonly failure?: DecodedFailure
}

/** A balance that pays for anything: whether the wallet has enough is asked by itself. */
const amply = numberToHex(2n ** 120n)

/** The allowance that stands before a batch in its rehearsal, exact for it. */
async function getAllowanceCalls(
  client: ReadClient,
  { asset, multisend, account }: BatchRehearsal,
  amount: bigint,
): Promise<readonly UnsignedTransaction[]> {
  if (asset.kind === 'native') return []
  if (asset.kind === 'nft') return [buildOperator({ asset, multisend }, true)]
  return getApprovalCalls(client, account, { token: asset.address, spender: multisend, amount })
}

/** Tries the recipients once. @returns undefined where the node cannot; the last call is the batch */
export async function tryBatch(
  client: ReadClient,
  rehearsal: BatchRehearsal,
  batch: MultisendBatch,
): Promise<TriedBatch | undefined> {
  const { multisend, asset, isDirect, listId, list, leftOut, account } = rehearsal
  const { recipients, values, rows } = rowsOfBatch(list, batch, leftOut)
  const send = buildSend({
    ...{ multisend, asset, isDirect, listId, number: batch.number, recipients, values },
    ...{ approvals: [], allowed: 0n, opens: false, closes: false },
  })
  const sum = sumOfBatch(asset.kind, { recipients, values, rows })
  const calls = [...(await getAllowanceCalls(client, rehearsal, sum)), send]
  const stateOverrides = { [account]: { balance: amply } }
  const tried = (await simulateTransactions(client, account, calls, { stateOverrides }))?.at(-1)
  if (!tried) return undefined
  const gas = BigInt(tried.gasUsed ?? '0x0')
  if (isDone(tried)) return { gas }
  return { gas, failure: decodeRevertData(reasonOf(tried), contractErrorsAbi) }
}

/** The recipient that a refusal names; undefined where it is about the batch. */
function rowOfFailure({ name, args }: DecodedFailure, rows: readonly number[]): number | undefined {
  const { index } = args
  return name === 'Multisend_TransferFailed' && typeof index === 'bigint'
    ? rows[Number(index)]
    : undefined
}

/** Why a recipient gets nothing: an NFT that the sender does not hold is nobody else's fault. */
async function blameOf(
  client: ReadClient,
  { asset, account, list }: BatchRehearsal,
  { name: code, args }: DecodedFailure,
  row: number | undefined,
): Promise<Pick<MultisendFailure, 'code' | 'args'>> {
  if (asset.kind !== 'nft' || row === undefined) return { code, args }
  const nftId = amountAt(list, row)
  const query = { address: asset.address, abi: erc721Abi, functionName: 'ownerOf' } as const
  // A collection answers with a refusal where there is no such NFT.
  const owner = await readOrNothing(client.readContract({ ...query, args: [nftId] }))
  return owner !== undefined && isAddressEqual(owner, account)
    ? { code, args }
    : { code: 'PayList_NftNotHeld', args: { nftId } }
}

/**
 * Tries a batch with its allowance, and without each recipient that it cannot pay, so that all of them are told at once.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseBatch(
  client: ReadClient,
  rehearsal: BatchRehearsal,
  batch: MultisendBatch,
): Promise<RehearsedBatch> {
  const failures: MultisendFailure[] = []
  const leftOut = new Set(rehearsal.leftOut)
  while (failures.length < multisendLimits.failuresPerBatch) {
    const { rows } = rowsOfBatch(rehearsal.list, batch, leftOut)
    if (rows.length === 0) return { failures, isTried: true }
    const tried = await tryBatch(client, { ...rehearsal, leftOut }, batch)
    if (!tried) return { failures, isTried: false }
    if (!tried.failure) return { failures, isTried: true, gas: tried.gas }
    const row = rowOfFailure(tried.failure, rows)
    const said = await blameOf(client, rehearsal, tried.failure, row)
    failures.push({ batch: batch.number, ...said, ...(row !== undefined && { row }) })
    if (row === undefined) break
    leftOut.add(row)
  }
  return { failures, isTried: true }
}
