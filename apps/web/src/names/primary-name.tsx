import { useQuery } from '@tanstack/react-query'
import { type Address, getAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import classes from './names.module.css'

/** Names seldom change, and nothing is decided by one that is shown. */
const staleTime = 10 * 60_000

/** The name that an account goes by, once it is known to point back to that account. */
export default function PrimaryName({ address }: { address: string }) {
  const { data: name } = useQuery({
    queryKey: ['names', activeChain.chainId, address.toLowerCase()],
    queryFn: async () => {
      const [{ getPrimaryName }, { getNameSource }] = await Promise.all([
        import('@slipway/sdk/names/service/get-primary-name'),
        import('./name-source.ts'),
      ])
      return getPrimaryName(await getNameSource(), getAddress(address.toLowerCase()) as Address)
    },
    staleTime,
    retry: false,
  })
  if (!name) return null
  return (
    <span className={classes.name} title={name}>
      {name}
    </span>
  )
}
