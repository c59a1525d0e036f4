import { decodeFlowState, isFlowFinal } from '@slipway/sdk/flow/flow-state'
import type { FlowState } from '@slipway/sdk/flow/types'
import { webFlowStorage } from '@slipway/sdk/flow/web-flow-storage'
import type { Address } from 'viem'
import { create } from 'zustand'
import { isFlowUnderway } from './is-flow-underway.ts'
import type { FlowLabel } from './shown-plan.ts'

/** A flow as the list of transactions knows it. */
export interface TransactionRecord {
  state: FlowState
  label: FlowLabel
}

interface TransactionState {
  /** Newest first. */
  records: readonly TransactionRecord[]
}

const labelPrefix = 'slipway.flow-label.'

/** Settled transactions beyond this many are forgotten, oldest first. */
const KEPT = 80

/** Where flows outlive the page. */
export const flowStorage = webFlowStorage(localStorage)

export const useTransactionStore = create<TransactionState>()(() => ({ records: loadRecords() }))

function loadRecord(id: string): TransactionRecord | null {
  const text = flowStorage.load(id)
  const label = localStorage.getItem(labelPrefix + id)
  const state = typeof text === 'string' ? decodeFlowState(text) : undefined
  return state && label ? { state, label: JSON.parse(label) as FlowLabel } : null
}

function loadRecords(): TransactionRecord[] {
  const ids = flowStorage.list() as readonly string[]
  return ids
    .flatMap((id) => loadRecord(id) ?? [])
    .sort((left, right) => right.state.createdAt - left.state.createdAt)
}

function forget(id: string): void {
  flowStorage.remove(id)
  localStorage.removeItem(labelPrefix + id)
}

/** Starts to keep a flow; call before it is driven. */
export function keepTransaction(record: TransactionRecord): void {
  localStorage.setItem(labelPrefix + record.state.id, JSON.stringify(record.label))
  const records = [record, ...useTransactionStore.getState().records]
  const old = records.slice(KEPT).filter(({ state }) => isFlowFinal(state))
  for (const { state } of old) forget(state.id)
  useTransactionStore.setState({ records: records.filter((one) => !old.includes(one)) })
}

/** Takes over a new state of a kept flow; the driver has stored it already. */
export function showTransaction(state: FlowState): void {
  useTransactionStore.setState(({ records }) => ({
    records: records.map((record) =>
      record.state.id === state.id ? { ...record, state } : record,
    ),
  }))
}

/** Forgets one transaction, whether or not it has ended; who follows it stops. */
export function forgetTransaction(id: string): void {
  forget(id)
  useTransactionStore.setState(({ records }) => ({
    records: records.filter(({ state }) => state.id !== id),
  }))
}

/** True when nothing more will happen to the transaction by itself. */
export function isSettled({ state }: TransactionRecord): boolean {
  return !isFlowUnderway(state) || (state.status === 'mined' && state.indexLate === true)
}

const isOf = (account: Address) => (record: TransactionRecord) =>
  record.state.account.toLowerCase() === account.toLowerCase()

/** Transactions of one account, newest first. */
export function transactionsOf(
  records: readonly TransactionRecord[],
  account: Address | undefined,
) {
  return account ? records.filter(isOf(account)) : []
}

/** Forgets what is settled for one account; what is under way stays. */
export function clearSettled(account: Address): void {
  const { records } = useTransactionStore.getState()
  const gone = records.filter((record) => isOf(account)(record) && isSettled(record))
  for (const { state } of gone) forget(state.id)
  useTransactionStore.setState({ records: records.filter((record) => !gone.includes(record)) })
}

/** Reads everything again when another tab of this browser changed it. @returns ends the listening */
export function followOtherTabs(): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith('slipway.flow'))
      useTransactionStore.setState({ records: loadRecords() })
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
