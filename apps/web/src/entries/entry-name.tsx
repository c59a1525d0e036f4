import type { ReactNode } from 'react'
import { BadgedName } from '../badges/badged-name.tsx'
import type { Entry } from './entry.ts'

interface EntryNameProps {
  entry: Pick<Entry, 'chainId' | 'contract'>
  className?: string | undefined
  children: ReactNode
}

/** The name of an entry in one line, with the badges of what can have some. */
export function EntryName({ entry: { chainId, contract }, className, children }: EntryNameProps) {
  return (
    <span className={className}>
      {contract === undefined ? (
        children
      ) : (
        <BadgedName chainId={chainId} address={contract} isOneLine>
          {children}
        </BadgedName>
      )}
    </span>
  )
}
