import type { ListReading } from '@slipway/sdk/airdrop/list/create-list-reader'
import { hashPayList } from '@slipway/sdk/airdrop/multisend/calculate-list-id'
import { useMemo, useState } from 'react'
import { type BegunList, begunLists } from './begun-list.ts'

/**
 * The list of which something was sent, in this browser, until it is done with.
 * @param reading what the form holds; hashed once to be compared, and only where there is something to compare with
 */
export function useBegunList(reading: ListReading | null) {
  const [begun, setBegun] = useState(() => begunLists.load()?.values.list ?? null)
  const isCompared = begun !== null && reading?.issueCount === 0
  const listHash = useMemo(
    () => (isCompared ? hashPayList(reading.list) : undefined),
    [isCompared, reading],
  )
  return {
    begun,
    listHash,
    keep: (list: BegunList) => {
      begunLists.save({ list })
      setBegun(list)
    },
    drop: () => {
      begunLists.clear()
      setBegun(null)
    },
  }
}
