import type { Act } from '@slipway/api-client'
import { BadgedName } from '../badges/badged-name.tsx'
import { actSubject } from './act-labels.ts'

/** What an operator gives badges to. */
const badged: readonly Act['feature'][] = ['token', 'presale', 'staking', 'nft']

/** What an act is about, and the badges of it where it can have any. */
export function ActName({ act }: { act: Act }) {
  const name = actSubject(act)
  if (!badged.includes(act.feature)) return name
  return (
    <BadgedName chainId={act.chainId} address={act.subject} isOneLine>
      {name}
    </BadgedName>
  )
}
