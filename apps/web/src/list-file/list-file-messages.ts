import type { ListKindName } from '@slipway/sdk/list/list-kinds'
import type { ChosenColumns } from '@slipway/sdk/list/read-list-table'
import type { ListText } from '@slipway/sdk/list/write-list-text'

/** What a worker is asked to make of a file. */
export interface ListFileRequest {
  readonly file: Blob
  readonly kind: ListKindName
  readonly chosen: ChosenColumns<string>
}

/** What comes back: the list as plain text, or why there is none. */
export type ListFileReply =
  | { readonly ok: true; readonly list: ListText }
  | { readonly ok: false; readonly message: string }
