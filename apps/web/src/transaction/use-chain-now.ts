import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { getClockLead } from './get-chain-now.ts'

const wallClock = () => Math.floor(Date.now() / 1000)

/** The chain's time in unix seconds, ticking. The contract judges by its blocks, not by the visitor's clock. */
export function useChainNow(): number {
  const { data: lead = 0 } = useQuery({
    queryKey: ['chain', activeChain.chainId, 'clock-lead'],
    queryFn: getClockLead,
    refetchInterval: 30_000,
  })
  const [now, setNow] = useState(wallClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(wallClock()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now + lead
}
