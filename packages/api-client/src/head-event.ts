/** Data of the stream's event `head`. */
export interface HeadEvent {
  chainId: number
  blockNumber: number
  /** unix seconds */
  blockAt: number
}
