import type { SolanaChainDefinition } from '@slipway/chains'
import { buildSendBatch } from '@slipway/sdk/solana/multisend/build-send-batch'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { rehearseTransaction } from '@slipway/sdk/solana/rehearse-transaction'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { address, type TransactionModifyingSigner } from '@solana/kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { inOneTab } from '../../core/in-one-tab.ts'
import { queryClient } from '../../core/query-client.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import {
  type PlanningState,
  readSendPlan,
  type SendList,
  type SendReading,
} from './read-send-plan.ts'
import { fullGroup, nextGroup, sendGroups } from './send-groups.ts'
import {
  type Agreement,
  asksForMore,
  findQuestions,
  isAllAgreed,
  noQuestions,
  nothingAgreed,
  type SendQuestions,
} from './send-questions.ts'
import { keepHistory, settleKept } from './signed-store.ts'
import { withRoom } from './with-room.ts'

/** Where the sending of a list stands. */
export type RunState =
  /** Nothing was asked yet, or the list was changed. */
  | 'none'
  | PlanningState
  | 'ready'
  | 'signing'
  | 'sending'
  | 'paused'
  | 'stopped'
  /** Another tab of this browser is sending. */
  | 'locked'
  | 'done'

/** What the cluster says of the next transaction, before anybody signed. */
async function rehearseNext(
  chain: SolanaChainDefinition,
  plan: SendPlan,
  signer: TransactionModifyingSigner,
): Promise<SolanaFailure | undefined> {
  const [payments] = plan.batches
  if (!payments) return undefined
  const opened = new Set(
    payments.filter(({ opening }) => opening !== 'no').map(({ account }) => account),
  ).size
  const instructions = buildSendBatch(plan, signer, payments)
  const deposit = plan.rentLamports * BigInt(opened)
  const params = { payer: signer, instructions }
  return (await rehearseTransaction(clusterRpc(chain), params, deposit)).failure
}

/** Only what is newest counts: whoever begins something else, or leaves the page, ends what was before. */
function useWorks(onLeft: () => void) {
  const current = useRef<AbortController | null>(null)
  const ended = useRef<Promise<unknown>>(Promise.resolve())
  const left = useRef(onLeft)
  left.current = onLeft
  const end = useCallback((reason: string) => {
    if (!current.current) return
    current.current.abort(new Error(reason))
    current.current = null
    left.current()
  }, [])
  // A hidden page stays as it is, without its effects: it must not say for ever that it is sending.
  useEffect(() => () => end('The page was left.'), [end])
  const begin = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    current.current?.abort(new Error('Something else was begun.'))
    const mine = new AbortController()
    current.current = mine
    const before = ended.current
    const run = before.then(() => (mine.signal.aborted ? undefined : work(mine.signal)))
    ended.current = run.catch(() => undefined)
    await run.catch(() => undefined)
    if (current.current === mine) current.current = null
  }
  return { begin, end }
}

/** What a visitor is asked about a list, and has said yes to. */
function useQuestions() {
  const [asked, setAsked] = useState<SendQuestions>(noQuestions)
  const [agreed, setAgreed] = useState<Agreement>(nothingAgreed)
  return {
    ...{ asked, agreed, setAsked },
    disagree: () => setAgreed(nothingAgreed),
    agreeRepeats: (isAgreed: boolean) => {
      const repeats = new Set(agreed.repeats)
      for (const { row } of asked.repeats)
        if (isAgreed) repeats.add(row)
        else repeats.delete(row)
      setAgreed({ ...agreed, repeats })
    },
    agreeLost: (isAgreed: boolean) =>
      setAgreed({ ...agreed, lost: new Set(isAgreed ? asked.lost : []) }),
    agreeForgotten: (isForgotten: boolean) => setAgreed({ ...agreed, isForgotten }),
  }
}

/** Sends a list, some transactions with each signature, until everybody is paid or the visitor pauses. */
export function useSendRun(
  chain: SolanaChainDefinition,
  signer: TransactionModifyingSigner | undefined,
) {
  const [state, setState] = useState<RunState>('none')
  const [plan, setPlan] = useState<SendPlan | null>(null)
  const [failure, setFailure] = useState<SolanaFailure | null>(null)
  /** Why the next transaction would fail. */
  const [check, setCheck] = useState<SolanaFailure>()
  const [isPausing, setPausing] = useState(false)
  /** Whether all of it was paid before anything was begun here. */
  const [isPaidBefore, setPaidBefore] = useState(false)
  /** Whether what is shown takes more than what was shown before. */
  const [isChanged, setChanged] = useState(false)
  const { asked, agreed, setAsked, disagree, ...questions } = useQuestions()
  const list = useRef<SendList | null>(null)
  const mustPause = useRef(false)
  const group = useRef(fullGroup)
  const { begin, end } = useWorks(() => setState(plan ? 'paused' : 'none'))

  /** One piece of work under the lock of this browser, with what went wrong told. */
  const run = (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    mustPause.current = false
    setPausing(false)
    setChanged(false)
    setFailure(null)
    setState('planning')
    return begin(async (signal) => {
      try {
        await inOneTab(
          `solana.multisend.${chain.chainId}`,
          () => work(signal),
          async () => {
            if (!signal.aborted) setState('locked')
          },
        )
      } catch (error) {
        if (signal.aborted) return
        const reason = recogniseSolanaFailure(error)
        const queryKey = ['solana', chain.chainId, 'send-token']
        if (reason.kind === 'token-changed') void queryClient.invalidateQueries({ queryKey })
        setFailure(reason)
        setState('stopped')
      }
    })
  }

  const read = (signal: AbortSignal, wanted: SendList): Promise<SendReading> =>
    readSendPlan(wanted, {
      ...{ chain, signal, sender: address(signer?.address ?? '') },
      accounts: plan?.rows === wanted.rows ? plan.accounts : undefined,
      onState: (next) => !signal.aborted && setState(next),
    })

  /** Shows what is left of a list, before anything of it is signed. */
  const show = async (signal: AbortSignal, next: SendPlan, asking: SendQuestions) => {
    const problem = signer && (await rehearseNext(chain, next, signer))
    signal.throwIfAborted()
    setCheck(problem)
    setPlan(next)
    setAsked(asking)
    setPaidBefore(next.batches.length === 0 && next.refused.size === 0)
    setState(next.batches.length === 0 ? 'done' : 'ready')
  }

  const make = (wanted: SendList) =>
    run(async (signal) => {
      list.current = wanted
      disagree()
      const reading = await read(signal, wanted)
      const asking = findQuestions(chain.chainId, reading, nothingAgreed)
      await show(signal, reading.plan, asking)
    })

  const start = () =>
    run(async (signal) => {
      const wanted = list.current
      if (!wanted || !signer) return
      // Another tab or device, or what was signed and not sent, may have paid some of it meanwhile.
      const reading = await read(signal, wanted)
      const next = reading.plan
      const asking = findQuestions(chain.chainId, reading, agreed)
      const isDearer = asksForMore(next, plan)
      if (isDearer || !isAllAgreed(asking, agreed)) {
        await show(signal, next, asking)
        return setChanged(isDearer)
      }
      const key = { chainId: chain.chainId, reference: next.reference }
      // Whoever begins has been told what the node has forgotten.
      withRoom(key, () => keepHistory(key, next))
      withRoom(key, () => settleKept(key, reading.lost))
      setPlan(next)
      setAsked(asking)
      const { state: last, failure: reason } = await sendGroups(next, {
        ...{ chain, signer, signal, text: wanted.text, perSignature: group.current },
        mustPause: () => mustPause.current,
        onState: setState,
        onPlan: (later) => !signal.aborted && setPlan(later),
      })
      group.current = nextGroup(group.current, reason)
      void queryClient.invalidateQueries({ queryKey: ['solana', chain.chainId] })
      setFailure(reason ?? null)
      setState(last)
    })

  return {
    ...{ state, plan, failure, check, isPausing, isPaidBefore, isChanged, make, start },
    ...{ asked, agreed, ...questions },
    group: group.current,
    /** Ends what is waited for: nothing is sent of what the wallet may still sign. */
    cancel: () => end('It was cancelled.'),
    pause: () => {
      mustPause.current = true
      setPausing(true)
    },
    forget: () => {
      setPlan(null)
      setFailure(null)
      setState('none')
    },
  }
}

export type SendRun = ReturnType<typeof useSendRun>
