import { NativeSelect, TextInput } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import {
  findRaydiumPrograms,
  type RaydiumPrograms,
} from '@slipway/sdk/solana/raydium/find-raydium-programs'
import { getLiquidityHeld } from '@slipway/sdk/solana/raydium/get-liquidity-held'
import { lpDecimals, type RaydiumPool } from '@slipway/sdk/solana/raydium/raydium-pool'
import { NoticeBox } from '@slipway/ui/notice-box'
import { address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ActionCard } from './action-card.tsx'
import { raydiumCurrencyOf } from './raydium-currency.ts'
import { useRaydiumMarket } from './use-raydium-market.ts'
import type { TokenActions } from './use-token-actions.ts'

/** A pool of which the connected wallet has LP tokens. */
interface HeldPool {
  readonly pool: RaydiumPool
  /** Base units. */
  readonly amount: bigint
}

interface CardProps {
  actions: TokenActions
  programs: RaydiumPrograms
}

interface RaydiumLockCardProps {
  actions: TokenActions
  /** Stands where there is nothing to lock. */
  otherwise: ReactNode
}

type Field = 'pool' | 'amount'
type Lock = { readonly pool: RaydiumPool; readonly amount: bigint }

const loadPreparation = () => withChunkTimeout(import('./prepare-liquidity-lock.ts'))

function problemOf(units: bigint, held: bigint): FormProblem | undefined {
  if (units === 0n) return { code: 'Input_AmountZero' }
  if (units <= held) return undefined
  const balance = formatAmount(held, lpDecimals)
  return { code: 'InsufficientBalance', text: m.token_burn_too_much({ balance }) }
}

function readLock(
  values: Readonly<Record<Field, string>>,
  held: readonly HeldPool[],
): FormResult<Field, Lock> {
  const chosen = held.find(({ pool }) => pool.address === values.pool)
  const { units, problem } = readTokenAmount(values.amount, lpDecimals)
  return resultOrProblems(
    {
      pool: chosen ? undefined : { code: 'Input_Required' },
      amount: units === null ? problem : problemOf(units, chosen?.amount ?? 0n),
    },
    () => (chosen && units !== null ? { pool: chosen.pool, amount: units } : null),
  )
}

function LockForm({ actions, programs, held }: CardProps & { held: readonly HeldPool[] }) {
  const { chain, token } = actions
  const form = useActionForm<Field, Lock>(
    { symbol: token.symbol, decimals: lpDecimals },
    { pool: held[0]?.pool.address ?? '', amount: '' },
    (values) => readLock(values, held),
    (lock) =>
      actions.run('raydium-lock', async (signer) => {
        const { prepareLiquidityLock } = await loadPreparation()
        return await prepareLiquidityLock({ chain, programs, token, ...lock }, signer)
      }),
  )
  const chosen = held.find(({ pool }) => pool.address === form.values.pool)
  return (
    <ActionCard
      actions={actions}
      acts={['raydium-lock']}
      title={m.solana_raydium_lock_title()}
      text={m.solana_raydium_lock_text()}
      doneText={m.solana_raydium_lock_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <NoticeBox tone="final">{m.solana_raydium_lock_permanent()}</NoticeBox>
      <NativeSelect
        label={m.solana_raydium_pool()}
        data={held.map(({ pool }) => ({
          value: pool.address,
          label: `${token.symbol} / ${raydiumCurrencyOf(chain, pool.other).name} · ${shortenAddress(pool.address)}`,
        }))}
        {...form.inputProps('pool')}
      />
      <TextInput
        label={m.solana_raydium_lock_amount()}
        description={m.solana_raydium_balance({
          balance: formatAmount(chosen?.amount ?? 0n, lpDecimals),
        })}
        withAsterisk
        inputMode="decimal"
        {...form.inputProps('amount')}
      />
    </ActionCard>
  )
}

function KnownCard({ actions, programs, otherwise }: CardProps & RaydiumLockCardProps) {
  const { chain, token, account } = actions
  const { data: market } = useRaydiumMarket(chain, token, programs)
  const pools = market?.pools ?? []
  const { data: amounts } = useQuery({
    queryKey: [
      ...['solana', chain.chainId, 'raydium-held', token.address, account],
      pools.map((pool) => pool.address),
    ],
    queryFn: () =>
      getLiquidityHeld(clusterRpc(chain), programs.pools, {
        ...{ owner: address(account ?? ''), mint: token.address, pools },
      }),
    enabled: account !== undefined && pools.length > 0,
  })
  const held = pools.flatMap((pool) => {
    const amount = amounts?.get(pool.address)
    return amount === undefined ? [] : [{ pool, amount }]
  })
  const isDone = actions.done === 'raydium-lock'
  // What was achieved stays to be read when nothing is left to lock.
  if (held.length === 0 && !isDone) return otherwise
  // A form that names a pool of which nothing is left begins anew.
  const key = [account, ...held.map(({ pool }) => pool.address)].join(' ')
  return <LockForm key={key} {...{ actions, programs, held }} />
}

/** Lock liquidity forever, for wallets that have it. */
export default function RaydiumLockCard({ actions, otherwise }: RaydiumLockCardProps) {
  const programs = findRaydiumPrograms(actions.chain.venues)
  return programs ? <KnownCard {...{ actions, programs, otherwise }} /> : otherwise
}
