import { formatTime, m } from '@slipway/messages'
import type { Address } from 'viem'
import { useOfferedChains } from '../shell/use-offered-chains.ts'
import { useMembershipsElsewhere } from './use-vip-index.ts'
import classes from './vip.module.css'

/** Where else a wallet is a member now; nothing where it is nowhere else, or while nobody can say. */
export function ElsewhereList({ account }: { account: Address }) {
  const { data = [] } = useMembershipsElsewhere(account)
  const chains = useOfferedChains(data.length > 0) ?? []
  const known = data.flatMap(({ chainId, expiresAt }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    return chain ? [{ chain, expiresAt }] : []
  })
  if (known.length === 0) return null
  return (
    <ul className={classes.elsewhere} aria-label={m.vip_elsewhere()}>
      {known.map(({ chain, expiresAt }) => (
        <li key={chain.shortname}>
          <a href={`/vip?chain=${chain.shortname}`}>
            {m.vip_elsewhere_one({ chain: chain.name, time: formatTime(expiresAt) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
