import { contractErrorsAbi } from '@slipway/deployments/errors'
import { isPlanCurrent } from '@slipway/sdk/airdrop/multisend/evm/is-plan-current'
import type { SendBatchInput } from '@slipway/sdk/airdrop/multisend/flows/send-batch-flow'
import { batchesLeft, sumOfBatches } from '@slipway/sdk/airdrop/multisend/multisend-progress'
import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { type DecodedFailure, decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { readClient } from '../../core/read-client.ts'
import { createFlowPorts } from '../../transaction/create-flow-ports.ts'
import {
  isSettled,
  type TransactionRecord,
  useTransactionStore,
} from '../../transaction/transaction-store.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { wasHandedOver } from '../../transaction/was-handed-over.ts'
import { batchPlan } from './batch-plan.ts'
import { isBatchSent, sendNext } from './send-next.ts'
import type { SendUnit } from './send-unit.ts'

/** Where the sending of a list stands. */
export type RunState = 'ready' | 'preparing' | 'sending' | 'paused' | 'stopped' | 'pending' | 'done'

const POLL_MS = 3_000

/** A transaction of the wallet that no block holds yet; it might be a part of this very list, sent from elsewhere. */
async function hasPending({ account: address }: MultisendPlan): Promise<boolean> {
  const [mined, next] = await Promise.all([
    readClient.getTransactionCount({ address, blockTag: 'latest' }),
    readClient.getTransactionCount({ address, blockTag: 'pending' }),
  ])
  return next > mined
}

/** A batch of one list among the kept transactions. */
interface KeptBatch {
  readonly number: number
  readonly hash: Hash | undefined
  /** Sent, and not known to be in a block yet. */
  readonly isUnderway: boolean
}

/** What this browser has sent of a list: what its report names, and what must be waited for. */
export function keptBatches(
  records: readonly TransactionRecord[],
  listId: bigint,
): readonly KeptBatch[] {
  return records.flatMap((record) => {
    const { state } = record
    if (state.name !== 'multisend-batch') return []
    // Stored under this name by this flow alone.
    const input = state.input as SendBatchInput
    if (input.listId !== listId) return []
    const send = state.steps.find(({ id }) => id === 'send')
    const isProven = send?.result !== undefined
    const isUnderway = !isProven && !isSettled(record) && wasHandedOver(state, send)
    return [{ number: input.number, hash: isProven ? send?.hash : undefined, isUnderway }]
  })
}

/**
 * Sends a planned list batch after batch: the first is reviewed with the whole list, the others follow until paused.
 * @param onStale told when the list was begun elsewhere meanwhile, so that it needs another plan
 */
export function useMultisendRun(plan: MultisendPlan, unit: SendUnit, onStale: () => void) {
  const config = useConfig()
  const ports = useMemo(() => createFlowPorts(config), [config])
  const records = useTransactionStore((store) => store.records)
  const kept = keptBatches(records, plan.listId)
  const underway = kept.find(({ isUnderway }) => isUnderway)?.number
  const [sent, setSent] = useState<ReadonlySet<number>>(
    () => new Set(plan.batches.filter(({ isSent }) => isSent).map(({ number }) => number)),
  )
  const latest = useRef(sent)
  const [state, setState] = useState<RunState>(() =>
    batchesLeft(plan, sent).length === 0 ? 'done' : 'ready',
  )
  const [current, setCurrent] = useState<number | null>(null)
  const [failure, setFailure] = useState<DecodedFailure | null>(null)
  const mustPause = useRef(false)
  const [isPausing, setPausing] = useState(false)
  // Nothing is sent of a list that nobody has reviewed, however its preparation ended.
  const [isReviewed, setReviewed] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const note = (number: number) => {
    latest.current = new Set([...latest.current, number])
    setSent(latest.current)
  }

  const stop = (reason: DecodedFailure | undefined) => {
    setFailure(reason ?? null)
    setCurrent(null)
    setState('stopped')
  }

  const wishPause = (isWanted: boolean) => {
    mustPause.current = isWanted
    setPausing(isWanted)
  }

  const goOn = async (): Promise<void> => {
    const [batch, ...later] = batchesLeft(plan, latest.current)
    setCurrent(null)
    if (!batch) return setState('done')
    if (isGone.current) return
    if (mustPause.current) return setState('paused')
    setState('sending')
    setCurrent(batch.number)
    const sumLeft = sumOfBatches([batch, ...later])
    const isLast = later.length === 0
    try {
      const outcome = await sendNext({ plan, batch, sumLeft, isLast, unit, ports })
      if (outcome.kind === 'stale') return onStale()
      if (outcome.kind === 'stopped') return stop(outcome.failure)
      note(batch.number)
    } catch (error) {
      return stop(decodeContractError(error, contractErrorsAbi))
    }
    await goOn()
  }

  const review = useReview(({ input }) => {
    // This screen reviews batches alone.
    note((input as SendBatchInput).number)
    setReviewed(true)
    void goOn()
  })

  const start = async (): Promise<void> => {
    const [batch] = batchesLeft(plan, latest.current)
    if (!batch) return setState('done')
    wishPause(false)
    setFailure(null)
    setState('preparing')
    try {
      if (await hasPending(plan)) return setState('pending')
      if (!(await isPlanCurrent(readClient, plan))) return onStale()
      if (await isBatchSent(plan, batch.number)) {
        note(batch.number)
        return await start()
      }
      review.open(await batchPlan(plan, unit, { batch, sent: latest.current }))
      setState('ready')
    } catch (error) {
      stop(decodeContractError(error, contractErrorsAbi))
    }
  }

  // A batch that was signed before the tab was closed comes into its block by itself.
  const poll = useRef(note)
  poll.current = note
  useEffect(() => {
    if (underway === undefined) return
    const timer = setInterval(async () => {
      // A node that is silent is asked again.
      const isSent = await isBatchSent(plan, underway).catch(() => false)
      if (isSent) poll.current(underway)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [plan, underway])

  // The transaction list follows it as well, and may be the first to see its event.
  const seen = kept.find(
    ({ number, hash }) => hash !== undefined && number !== current && !sent.has(number),
  )?.number
  useEffect(() => {
    if (seen !== undefined) poll.current(seen)
  }, [seen])

  const isWaiting = underway !== undefined && current === null && !sent.has(underway)
  const hashes = new Map(kept.flatMap(({ number, hash }) => (hash ? [[number, hash]] : [])))
  return {
    ...{ sent, current, failure, hashes, start, isWaiting, underway, isReviewed, isPausing },
    state: batchesLeft(plan, sent).length === 0 ? ('done' as const) : state,
    dialog: review.dialog,
    pause: () => wishPause(true),
    resume: () => {
      wishPause(false)
      setFailure(null)
      void goOn()
    },
  }
}
