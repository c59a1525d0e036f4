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

function loadLabel(id: string): FlowLabel | undefined {
  try {
    const label = JSON.parse(localStorage.getItem(labelPrefix + id) ?? 'null') as FlowLabel | null
    return typeof label?.kind === 'string' ? label : undefined
  } catch {
    // One damaged label must not take the page and every other transaction along.
    return undefined
  }
}

/** @param shown what the page knows of it: of what a full storage refused, nothing else does */
function loadRecord(id: string, shown: TransactionRecord | undefined): TransactionRecord | null {
  if (shown?.state.isUnsaved) return shown
  const text = flowStorage.load(id)
  const state = typeof text === 'string' ? decodeFlowState(text) : undefined
  const label = loadLabel(id) ?? shown?.label
  return state && label ? { state, label } : null
}

function loadRecords(shown: readonly TransactionRecord[] = []): TransactionRecord[] {
  const known = new Map(shown.map((record) => [record.state.id, record]))
  const unsaved = shown.filter(({ state }) => state.isUnsaved).map(({ state }) => state.id)
  const ids = new Set([...(flowStorage.list() as readonly string[]), ...unsaved])
  return [...ids]
    .flatMap((id) => loadRecord(id, known.get(id)) ?? [])
    .sort((left, right) => right.state.createdAt - left.state.createdAt)
}

function forget(id: string): void {
  flowStorage.remove(id)
  localStorage.removeItem(labelPrefix + id)
}

function saveLabel({ state, label }: TransactionRecord): void {
  try {
    localStorage.setItem(labelPrefix + state.id, JSON.stringify(label))
  } catch {
    // The storage is full: the page has it all the same, and the driver says that it must stay open.
  }
}

/** Starts to keep a flow; call before it is driven. */
export function keepTransaction(record: TransactionRecord): void {
  const records = [record, ...useTransactionStore.getState().records]
  const old = records.slice(KEPT).filter(({ state }) => isFlowFinal(state))
  // Before anything is written, because it makes room.
  for (const { state } of old) forget(state.id)
  saveLabel(record)
  useTransactionStore.setState({ records: records.filter((one) => !old.includes(one)) })
}

/** Takes over a new state of a kept flow; the driver has stored it already. */
export function showTransaction(state: FlowState): void {
  useTransactionStore.setState(({ records }) => ({
    records: records.map((record) => {
      if (record.state.id !== state.id) return record
      // A label that found no room is written once there is some: without it nobody finds the state.
      if (localStorage.getItem(labelPrefix + state.id) === null) saveLabel(record)
      return { ...record, state }
    }),
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
      useTransactionStore.setState(({ records }) => ({ records: loadRecords(records) }))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
