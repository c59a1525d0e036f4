import { IconFileCheck, IconId, IconShieldCheck } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { badgeApi } from '../core/badge-api.ts'
import { badgeKindNames } from './badge-kind-names.ts'
import classes from './badged-name.module.css'
import { gatherContracts } from './gather-contracts.ts'

const loadBadges = gatherContracts(async (contracts) => {
  const { badges } = await badgeApi.getBadgesOfMany(contracts)
  return badges
})

/** Milliseconds for which a list shows what it was told; the page of a contract looks more often. */
const FRESH_MS = 60_000

/** Where several badges share little room their pictures alone tell them apart. */
const icons = { kyc: IconId, audit: IconFileCheck, safu: IconShieldCheck }

interface BadgedNameProps {
  chainId: number
  /** undefined: not known yet whose badges they are */
  address: string | undefined
  /** Where a name that is too long ends in an ellipsis instead of going on in the next line. */
  isOneLine?: boolean
  /** The name, a link as a rule. */
  children: ReactNode
}

/**
 * The name of an entry of a list and, beside it, the kinds of its valid badges; nothing where there are none or nobody
 * knows. Their place is kept from the beginning.
 */
export function BadgedName({ chainId, address, isOneLine, children }: BadgedNameProps) {
  const { data = [] } = useQuery({
    queryKey: ['list-badges', chainId, address?.toLowerCase()],
    queryFn: address === undefined ? skipToken : () => loadBadges({ chainId, address }),
    staleTime: FRESH_MS,
    retry: false,
  })
  return (
    <span className={classes.line}>
      <span className={isOneLine ? classes.oneLine : classes.name}>{children}</span>
      <span className={classes.badges}>
        {data.map(({ id, kind }) => {
          const Icon = icons[kind]
          return (
            <span key={id} className={classes.badge} title={badgeKindNames[kind]()}>
              <Icon size={13} stroke={1.7} aria-hidden />
              <span>{badgeKindNames[kind]()}</span>
            </span>
          )
        })}
      </span>
    </span>
  )
}
