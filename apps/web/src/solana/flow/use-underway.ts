import { toExactJson } from '@slipway/sdk/shared/exact-json'
import { type SolanaRecord, useRecordStore } from './record-store.ts'

/** What a transaction is about, so far as it is known. */
const places = ['mint', 'collection', 'lock', 'airdrop', 'presale', 'pool'] as const

/** What is compared of an act. */
export type ComparedAct = Pick<SolanaRecord, 'chainId' | 'account' | 'kind'> &
  Partial<Pick<SolanaRecord, (typeof places)[number] | 'terms'>>

/** One that names no terms means every act of its kind there. */
const areSameTerms = (act: ComparedAct, record: SolanaRecord) =>
  act.terms === undefined ||
  record.terms === undefined ||
  toExactJson(act.terms) === toExactJson(record.terms)

const isSame = (act: ComparedAct, record: SolanaRecord) =>
  record.chainId === act.chainId &&
  record.account === act.account &&
  record.kind === act.kind &&
  places.every((place) => act[place] === undefined || act[place] === record[place]) &&
  areSameTerms(act, record)

/** Whether the same act was signed in this browser and may still come into a block, as after a reload. */
export const useUnderway = (act: ComparedAct): boolean =>
  useRecordStore(({ records }) =>
    records.some((record) => record.status === 'pending' && isSame(act, record)),
  )
