import type { ProvenEntry } from '@slipway/sdk/airdrop/claims/claims-flows'
import type { ClaimsHead } from '@slipway/sdk/airdrop/merkle/claims-file'
import type { MultisendAsset } from '@slipway/sdk/airdrop/multisend/types'
import type {
  ListIssue,
  ListReading,
  PayColumn,
} from '@slipway/sdk/airdrop/recipients/create-list-reader'
import type { PayEntry } from '@slipway/sdk/airdrop/recipients/read-list-page'
import type { ChosenColumns, UsedColumn } from '@slipway/sdk/list/read-list-table'
import type { Address, Hex } from 'viem'
import type { DeskRequest } from '../../list-file/desk-messages.ts'

/** What a list holds, without its rows. */
export interface ListSummary {
  readonly count: number
  /** Base units. */
  readonly total: bigint
  /** The first faults, by line. */
  readonly issues: readonly ListIssue[]
  readonly issueCount: number
  /** Lines that name an address again. */
  readonly duplicates: number
  /** Columns with cells of which nothing was taken. */
  readonly ignored: readonly UsedColumn[]
  /** Milliseconds that it took. */
  readonly tookMs: number
}

/** What a published list says of itself. */
export interface OpenedList extends ClaimsHead {
  readonly count: number
  readonly total: bigint
}

/** What the worker can be asked, and what it answers. */
export interface ListQuestions {
  /** Reads a list as people write it, its columns where somebody has said, else as its heading says. */
  read: {
    params: { file: Blob; decimals: number; chosen?: ChosenColumns<PayColumn> | undefined }
    answer: ListSummary
  }
  /** Each address once, for the sum of its amounts. */
  merge: { params: object; answer: ListSummary }
  /** Reads a list that is sent, and hands it over whole: it is paid from the page, batch after batch. */
  send: {
    params: { text: string; kind: MultisendAsset['kind']; decimals: number }
    answer: ListReading
  }
  page: { params: { offset: number; limit: number }; answer: readonly PayEntry[] }
  /** Root of the list's tree. */
  tree: { params: object; answer: Hex }
  /** The file that is published; its text is compact JSON. */
  write: { params: { head: ClaimsHead }; answer: Blob }
  /** Reads a published list; null for a file that is none. */
  open: { params: { file: Blob }; answer: OpenedList | null }
  /** Every entry of an account, with its proof. */
  find: { params: { account: Address }; answer: readonly ProvenEntry[] }
}

/** A question on its way to the worker. */
export type ListRequest = DeskRequest<ListQuestions>
