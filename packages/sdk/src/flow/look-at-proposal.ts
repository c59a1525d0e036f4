import { type Address, type Hash, isHash } from 'viem'
import { getMultisigHash } from '../multisig/get-multisig-hash.ts'
import type { FlowProposal, Multisig, MultisigExecution, ToldProposal } from '../multisig/types.ts'
import type { AskedProposal, ProposalOutcome } from './asked-proposal.ts'
import { flowTiming } from './flow-timing.ts'
import { judgeReceipt } from './judge-receipt.ts'
import type { FlowChain, FlowPorts } from './types.ts'

/** How far the events of the account have been read. */
export interface EventCursor {
  /** Block at which it was asked for. */
  readonly start: bigint
  /** Next block to be read. */
  from: bigint
  readonly seen: MultisigExecution[]
}

/** One look at a proposal. */
export interface ProposalLook {
  readonly outcome?: ProposalOutcome
  readonly proposal: FlowProposal
  /** Something else was carried out under its number, which its hash proves, as far as the chain was read. */
  readonly isPassed: boolean
}

interface Told extends ToldProposal {
  readonly hashes: readonly Hash[]
  readonly hasFailed: boolean
}

/** What the wallet says; one that is away, or does not know, says nothing. */
async function askTold({ wallet }: FlowPorts, asked: AskedProposal): Promise<Told> {
  const { id } = asked.proposal
  const told = (await wallet.getProposal?.(id).catch(() => undefined)) ?? {}
  // Who tells of proposals has told what a batch would.
  const isTold = told.transactionHash !== undefined || told.confirmations !== undefined
  const wantsBatch = asked.isBatch && !isTold
  const batch = wantsBatch ? await wallet.getBatchStatus(id).catch(() => undefined) : undefined
  const ofBatch = batch?.receipts.map(({ transactionHash }) => transactionHash) ?? []
  const hashes = told.transactionHash ? [told.transactionHash] : ofBatch
  return { ...told, hashes, hasFailed: batch?.state === 'failed' }
}

/** Whether the number makes the hash, so that no word of a wallet stands behind it. */
const isProven = (multisig: Multisig, { proposal, call }: AskedProposal, nonce: number) =>
  call !== undefined && getMultisigHash(multisig, call, nonce) === proposal.id

/** The account's number for a proposal, found by trying which one makes its hash. */
function findNumber(multisig: Multisig, asked: AskedProposal): number | undefined {
  for (let ahead = 0; ahead <= flowTiming.proposalsAhead; ahead++) {
    const nonce = multisig.nonce + ahead
    if (isProven(multisig, asked, nonce)) return nonce
  }
  return undefined
}

/** What the wallet says of the number; one from before it was asked is none. */
function toldNumber(told: Told, { firstNumber = 0 }: AskedProposal): number | undefined {
  return told.nonce !== undefined && told.nonce >= firstNumber ? told.nonce : undefined
}

/**
 * Reads on in the account's events, the newest blocks anew; a long absence is caught up in several looks.
 * @returns the block up to which all were read, undefined while some are left
 */
async function readOn(
  chain: FlowChain,
  account: Address,
  cursor: EventCursor,
): Promise<bigint | undefined> {
  const head = await chain.getBlockNumber()
  if (head < cursor.start) return undefined
  const next = cursor.from > head ? head + 1n : cursor.from
  const again = next - flowTiming.blocksReadAgain
  let from = again > cursor.start ? again : cursor.start
  for (let part = 0; part < 8 && from <= head; part++) {
    const end = from + flowTiming.blocksOfEvents - 1n
    const to = end < head ? end : head
    const known = new Set(cursor.seen.map(({ transactionHash }) => transactionHash))
    const found = await chain.getExecutions(account, from, to)
    cursor.seen.push(...found.filter(({ transactionHash }) => !known.has(transactionHash)))
    from = to + 1n
    if (from > cursor.from) cursor.from = from
  }
  return from > head ? head : undefined
}

/** What the transactions say that the wallet named, or whose hash it gave in the first place. */
async function judgeTold(
  chain: FlowChain,
  asked: AskedProposal,
  told: Told,
  multisig: Multisig | undefined,
): Promise<ProposalOutcome | undefined> {
  const { id } = asked.proposal
  const hashes = told.hashes.length === 0 && isHash(id) ? [id] : told.hashes
  const found = await Promise.all(hashes.map((hash) => chain.getReceipt(hash)))
  const receipts = found.flatMap((receipt) => receipt ?? [])
  if (receipts.length === 0 || receipts.length < hashes.length) return undefined
  const outcomes = receipts.map((receipt) => judgeReceipt(receipt, asked, multisig))
  const failed = outcomes.find((outcome) => outcome?.kind === 'failed')
  if (failed) return failed
  return outcomes.includes(undefined) ? undefined : { kind: 'executed', receipts }
}

/** What the account's own events say. @returns undefined while they do not speak of it */
async function judgeEvents(
  chain: FlowChain,
  asked: AskedProposal,
  multisig: Multisig,
  cursor: EventCursor,
): Promise<ProposalOutcome | undefined> {
  const { account, proposal } = asked
  const { seen } = cursor
  const own = seen.find((execution) => execution.proposal === proposal.id)
  if (own) {
    const receipt = await chain.getReceipt(own.transactionHash)
    if (receipt) return judgeReceipt(receipt, asked, multisig)
    // Its block was reorganised away: all is read again.
    cursor.from = cursor.start
    seen.length = 0
    return undefined
  }
  if (proposal.nonce === undefined) return undefined
  const nothing = { to: account, data: '0x', valueWei: 0n } as const
  const rejection = getMultisigHash(multisig, nothing, proposal.nonce)
  return seen.some((execution) => execution.proposal === rejection)
    ? { kind: 'rejected' }
    : undefined
}

/** Whether its number was spent by the block up to which all events were read, which a wallet is not asked for. */
async function isSpent(
  chain: FlowChain,
  asked: AskedProposal,
  multisig: Multisig,
  block: bigint,
): Promise<boolean> {
  const { nonce } = asked.proposal
  if (nonce === undefined || !isProven(multisig, asked, nonce)) return false
  const then = await chain.getMultisig(asked.account, block)
  return then !== undefined && then.nonce > nonce
}

/** Owners who have agreed, by the wallet or by the chain; undefined where neither knows of any. */
async function countAgreed(
  chain: FlowChain,
  { account, proposal: { id } }: AskedProposal,
  told: Told,
): Promise<number | undefined> {
  if (told.confirmations !== undefined) return told.confirmations
  const approvals = isHash(id) ? await chain.countApprovals(account, id) : 0
  return approvals > 0 ? approvals : undefined
}

async function lookAtEvents(
  chain: FlowChain,
  asked: AskedProposal,
  multisig: Multisig,
  cursor: EventCursor,
): Promise<ProposalLook> {
  const { proposal } = asked
  const readTo = await readOn(chain, asked.account, cursor)
  const outcome = await judgeEvents(chain, asked, multisig, cursor)
  if (outcome) return { outcome, proposal, isPassed: false }
  // All is to be read again where the block of its event is gone.
  const isRead = readTo !== undefined && cursor.from > cursor.start
  return { proposal, isPassed: isRead && (await isSpent(chain, asked, multisig, readTo)) }
}

/**
 * Looks once at what a contract account was asked for. The chain decides: the wallet's word is where to look, and how
 * many have signed.
 */
export async function lookAtProposal(
  ports: FlowPorts,
  asked: AskedProposal,
  cursor: EventCursor,
): Promise<ProposalLook> {
  const { chain } = ports
  const told = await askTold(ports, asked)
  const multisig = await chain.getMultisig(asked.account)
  // One that has owners keeps them: a node that does not know of them is no reason to believe the wallet alone.
  const hasOwners = asked.firstNumber !== undefined || asked.proposal.required !== undefined
  if (!multisig && hasOwners) return { proposal: asked.proposal, isPassed: false }
  const judged = await judgeTold(chain, asked, told, multisig)
  if (judged) return { outcome: judged, proposal: asked.proposal, isPassed: false }
  if (!multisig) {
    const failed = told.hasFailed ? { outcome: { kind: 'failed' } as const } : {}
    return { ...failed, proposal: asked.proposal, isPassed: false }
  }
  // What its hash proves goes before what the wallet says: a wrong number would look spent.
  const nonce = asked.proposal.nonce ?? findNumber(multisig, asked) ?? toldNumber(told, asked)
  const confirmations = await countAgreed(chain, asked, told)
  const proposal: FlowProposal = {
    id: asked.proposal.id,
    ...(nonce !== undefined && { nonce }),
    ...(confirmations !== undefined && { confirmations }),
    required: told.required ?? multisig.threshold,
  }
  // While its number is to come, nothing can have become of it.
  if (nonce !== undefined && multisig.nonce <= nonce) return { proposal, isPassed: false }
  return lookAtEvents(chain, { ...asked, proposal }, multisig, cursor)
}
