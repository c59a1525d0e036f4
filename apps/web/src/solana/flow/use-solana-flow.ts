import { isFinalRefusal } from '@slipway/sdk/solana/is-final-refusal'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { rehearseTransaction, type SolanaRehearsal } from '@slipway/sdk/solana/rehearse-transaction'
import { type SentTransaction, sendTransaction } from '@slipway/sdk/solana/send-transaction'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { followRecord } from './follow-record.ts'
import { addRecord, changeRecord, type SolanaRecord, useRecordStore } from './record-store.ts'
import type { SolanaPlan } from './solana-plan.ts'

type View =
  | { readonly phase: 'checking' }
  | {
      readonly phase: 'review'
      readonly rehearsal: SolanaRehearsal | undefined
      /** Undefined where it would succeed. */
      readonly failure: SolanaFailure | undefined
    }
  | { readonly phase: 'signing' }
  | { readonly phase: 'sent'; readonly signature: string }
  | { readonly phase: 'stopped'; readonly failure: SolanaFailure }

export interface SolanaFlow {
  readonly view: View
  readonly recheck: () => void
  /** Asks the wallet, and sends what it signed. */
  readonly confirm: () => void
}

const depositOf = ({ deposits }: SolanaPlan) =>
  deposits.reduce((sum, { lamports }) => sum + lamports, 0n)

async function rehearse(plan: SolanaPlan): Promise<View> {
  try {
    const { chain, request } = plan
    const rehearsal = await rehearseTransaction(clusterRpc(chain), request, depositOf(plan))
    return { phase: 'review', rehearsal, failure: rehearsal.failure }
  } catch (error) {
    return { phase: 'review', rehearsal: undefined, failure: recogniseSolanaFailure(error) }
  }
}

function recordOf(plan: SolanaPlan, { signature, lastValidBlockHeight }: SentTransaction) {
  const { chain, request, kind, subject, mint, terms } = plan
  const { collection, lock, airdrop, presale, pool } = plan
  return {
    signature,
    chainId: chain.chainId,
    account: request.payer.address,
    ...{ kind, subject, mint, lastValidBlockHeight },
    ...(collection !== undefined && { collection }),
    ...(lock !== undefined && { lock }),
    ...(airdrop !== undefined && { airdrop }),
    ...(presale !== undefined && { presale }),
    ...(pool !== undefined && { pool }),
    ...(terms && { terms }),
    createdAt: Date.now(),
    status: 'pending',
  } satisfies SolanaRecord
}

/** @param onSigned told once the wallet has signed; what follows can come about without this page */
async function send(plan: SolanaPlan, onSigned: (signature: string) => void): Promise<View> {
  let record: SolanaRecord | undefined
  try {
    await sendTransaction(clusterRpc(plan.chain), plan.request, (sent) => {
      record = recordOf(plan, sent)
      addRecord(record)
      onSigned(sent.signature)
    })
  } catch (error) {
    const failure = recogniseSolanaFailure(error)
    // Any other answer may come after it was taken: then only its blockhash's end is certain.
    if (!record || isFinalRefusal(error)) {
      if (record) changeRecord(record.signature, { status: 'failed', failure })
      return { phase: 'stopped', failure }
    }
  }
  if (!record) return { phase: 'stopped', failure: { kind: 'unknown', text: '' } }
  void followRecord(record)
  return { phase: 'sent', signature: record.signature }
}

/** The way of one plan from its rehearsal to its block. @param onDone told once it is there */
export function useSolanaFlow(plan: SolanaPlan, onDone: () => void): SolanaFlow {
  const [view, setView] = useState<View>({ phase: 'checking' })
  const latest = useRef(onDone)
  latest.current = onDone
  const recheck = useCallback(() => {
    setView({ phase: 'checking' })
    void rehearse(plan).then(setView)
  }, [plan])
  useEffect(recheck, [recheck])
  const confirm = () => {
    setView({ phase: 'signing' })
    void send(plan, (signature) => setView({ phase: 'sent', signature })).then(setView)
  }
  const signature = view.phase === 'sent' ? view.signature : undefined
  const record = useRecordStore(({ records }) => records.find((one) => one.signature === signature))
  const status = record?.status
  useEffect(() => {
    if (status === 'confirmed') latest.current()
  }, [status])
  if (record?.status === 'failed' && record.failure)
    return { view: { phase: 'stopped', failure: record.failure }, recheck, confirm }
  return { view, recheck, confirm }
}
