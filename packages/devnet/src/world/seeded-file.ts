import { toRawCid } from './describe-in-uri.ts'

/** A text that the file store of a server should keep, so that what a seeded world says can be read. */
export interface SeededText {
  /** Route of the API below `/api/ipfs` that takes it. */
  readonly route: 'presale-info' | 'pool-info' | 'airdrop-list'
  readonly body: unknown
}

/** Pictures and metadata of a collection, and the folder over files that were sent before it. */
export type SeededAssets =
  | { readonly route: 'assets'; readonly contents: readonly Uint8Array<ArrayBuffer>[] }
  | {
      readonly route: 'folder'
      readonly body: {
        readonly entries: readonly { readonly name: string; readonly cid: string }[]
      }
    }

/** Something that the file store should keep, in the order in which it is to be sent. */
export type SeededFile = SeededText | SeededAssets

/** The CID under which the file store keeps it: its bytes are those that the route writes. */
export function keyOfFile({ route, body }: SeededText): string {
  return toRawCid(JSON.stringify(body, undefined, route === 'airdrop-list' ? undefined : 2))
}
