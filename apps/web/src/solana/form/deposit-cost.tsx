import type { SolanaChainDefinition } from '@slipway/chains'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Deposit } from '../flow/solana-plan.ts'
import { DepositLines } from './deposit-lines.tsx'

interface DepositCostProps {
  chain: SolanaChainDefinition
  /** Undefined while a token that decides the size of an account is unknown. */
  deposits:
    | {
        /** What is created, and the bytes of each account that a token decides. */
        readonly of: readonly [what: string, ...bytes: number[]]
        readonly read: () => Promise<readonly Deposit[]>
      }
    | undefined
}

/** What a creation takes: deposits of the accounts that it opens, and nothing for us. */
export default function DepositCost({ chain, deposits }: DepositCostProps) {
  const { data } = useQuery({
    queryKey: ['solana', chain.chainId, 'deposits', ...(deposits?.of ?? [])],
    queryFn: deposits?.read ?? skipToken,
    placeholderData: (before) => before,
  })
  const lamports = data?.reduce((sum, deposit) => sum + deposit.lamports, 0n)
  return <DepositLines chain={chain} lamports={lamports} />
}
