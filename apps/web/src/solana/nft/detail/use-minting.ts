import { useEffect, useRef, useState } from 'react'
import { useKeptState } from '../../../action/use-kept-state.ts'
import { type SolanaRecord, useRecordStore } from '../../flow/record-store.ts'

interface Minting {
  /** The item that the form has minted last, as soon as it is in a block. */
  readonly minted: SolanaRecord | undefined
  /** Told of what is about to be signed. */
  readonly begin: (item: string) => void
}

/**
 * What becomes of the item that a form has sent, whatever was closed or reloaded meanwhile.
 * @param place a name of the form, under which a reload finds what it has sent
 * @param onMinted empties the form: what is minted must never be offered for another signature
 */
export function useMinting(place: string, onMinted: () => void): Minting {
  const [sent, setSent, forget] = useKeptState(`${place}.sent`, '')
  const [minted, setMinted] = useState<SolanaRecord>()
  const record = useRecordStore(({ records }) =>
    records.find(({ mint, status }) => mint === sent && status === 'confirmed'),
  )
  const end = useRef<() => void>(() => undefined)
  end.current = () => {
    forget()
    setMinted(record)
    onMinted()
  }
  useEffect(() => {
    if (record) end.current()
  }, [record])
  return { minted, begin: (item) => setSent(() => item) }
}
