import type { AirdropListHead } from '@slipway/sdk/solana/airdrop/airdrop-list-file'
import type { ProvenEntry } from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import type { ListProblem } from '@slipway/sdk/solana/airdrop/check-airdrop-list'
import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import type {
  SolanaListIssue,
  SolanaListReading,
} from '@slipway/sdk/solana/multisend/read-solana-list'
import type { SendRow } from '@slipway/sdk/solana/multisend/types'
import type { Address } from '@solana/kit'
import type { DeskRequest } from '../../list-file/desk-messages.ts'

/** What a list holds, without its rows. */
export interface ListSummary extends Pick<SolanaListReading, 'total' | 'duplicates' | 'heading'> {
  readonly count: number
  /** The first faults. */
  readonly issues: readonly SolanaListIssue[]
  readonly issueCount: number
}

/** What a published list holds, and whether it is the airdrop's. */
export interface OpenedList {
  readonly count: number
  /** Base units. */
  readonly total: bigint
  /** What it and the airdrop differ in; undefined where they do not. */
  readonly problem: ListProblem | undefined
}

/** What the worker can be asked, and what it answers. */
export interface AirdropQuestions {
  /** Reads a list as people write it. */
  read: { params: { file: Blob; mint: Address; decimals: number }; answer: ListSummary }
  /** Each address once, for the sum of its amounts. */
  merge: { params: object; answer: ListSummary }
  page: { params: { offset: number; limit: number }; answer: readonly SendRow[] }
  /** Root of the list's tree. */
  tree: { params: object; answer: Uint8Array }
  /** The file that is published; its text is compact JSON. */
  write: { params: { head: AirdropListHead }; answer: Blob }
  /** Reads a published list and compares it with the airdrop; null for a file that is none. */
  open: {
    params: { file: Blob; airdrop: Pick<SolanaAirdrop, 'root' | 'entries' | 'total'> }
    answer: OpenedList | null
  }
  /** Every entry of an account, with its proof. */
  find: { params: { account: string }; answer: readonly ProvenEntry[] }
}

/** A question on its way to the worker. */
export type AirdropRequest = DeskRequest<AirdropQuestions>
