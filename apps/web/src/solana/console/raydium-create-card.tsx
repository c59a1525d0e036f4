import { NativeSelect, TextInput } from '@mantine/core'
import { formatAmount, formatBps, m } from '@slipway/messages'
import {
  findRaydiumPrograms,
  type RaydiumPrograms,
} from '@slipway/sdk/solana/raydium/find-raydium-programs'
import { getPoolMeans, type PoolMeans } from '@slipway/sdk/solana/raydium/get-pool-means'
import { isPoolable } from '@slipway/sdk/solana/raydium/is-poolable'
import type { RaydiumPoolField } from '@slipway/sdk/solana/raydium/raydium-pool-schema'
import {
  type RaydiumPoolDraft,
  type RaydiumPoolReading,
  readRaydiumPoolDraft,
} from '@slipway/sdk/solana/raydium/read-raydium-pool-draft'
import { wrappedSolMints } from '@slipway/sdk/solana/wrapped-sol-mints'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import type { FormProblem, FormResult } from '../../action/form-result.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ActionCard } from './action-card.tsx'
import { existingPriceOf, pricesOf } from './raydium-prices.ts'
import { useRaydiumMarket } from './use-raydium-market.ts'
import type { TokenActions } from './use-token-actions.ts'

type Values = Readonly<Record<RaydiumPoolField, string>>

interface PoolFormProps {
  actions: TokenActions
  programs: RaydiumPrograms
  means: PoolMeans
  existingPrice: string | undefined
}

const loadPreparation = () => withChunkTimeout(import('./prepare-raydium-pool.ts'))
const ppmPerBps = 100

/** The first fault of each field; what somebody does not have is said with what they have. */
function problemsOf(
  issues: Extract<RaydiumPoolReading, { ok: false }>['issues'],
  balances: Readonly<Partial<Record<string, string>>>,
): Partial<Record<RaydiumPoolField, FormProblem>> {
  const problems: Partial<Record<RaydiumPoolField, FormProblem>> = {}
  for (const { field, code, args } of issues) {
    if (field === 'form') continue
    const balance = balances[field]
    problems[field] ??=
      code === 'InsufficientBalance' && balance !== undefined
        ? { code, text: m.token_burn_too_much({ balance }) }
        : { code, args }
  }
  return problems
}

function usePoolForm(props: PoolFormProps) {
  const { actions, programs, means, existingPrice } = props
  const { chain, token } = actions
  const { symbol, decimals } = token
  const { nativeCurrency } = chain
  const balances = {
    tokenAmount: formatAmount(means.held, decimals, { symbol }),
    solAmount: formatAmount(means.lamports, nativeCurrency.decimals, {
      symbol: nativeCurrency.symbol,
    }),
  }
  const read = (values: Values): FormResult<RaydiumPoolField, RaydiumPoolDraft> => {
    const reading = readRaydiumPoolDraft(values, {
      ...{ decimals, held: means.held, lamports: means.lamports },
      transferFee: { bps: token.transferFeeBps, max: token.maximumFee },
      configs: means.configs.map((config) => config.address),
    })
    if (reading.ok) return { ok: true, params: reading.draft }
    return { ok: false, problems: problemsOf(reading.issues, balances) }
  }
  const form = useActionForm<RaydiumPoolField, RaydiumPoolDraft>(
    token,
    { tokenAmount: '', solAmount: '', config: means.configs[0]?.address ?? '' },
    read,
    (draft) =>
      actions.run('raydium', async (signer) => {
        const { prepareRaydiumPool } = await loadPreparation()
        const config = means.configs.find((one) => one.address === draft.config)
        if (!config) return m.solana_raydium_closed()
        return await prepareRaydiumPool(
          { ...{ chain, programs, token, draft, config, existingPrice } },
          signer,
        )
      }),
  )
  return { form, balances }
}

function PoolForm(props: PoolFormProps) {
  const { actions, means, existingPrice } = props
  const { chain, token } = actions
  const { form, balances } = usePoolForm(props)
  const { reading } = form
  const idle = isPoolable(token) ? undefined : m.solana_raydium_refused()
  const closed = means.configs.length === 0 ? m.solana_raydium_closed() : undefined
  return (
    <ActionCard
      actions={actions}
      acts={['raydium']}
      title={m.solana_raydium_create_title()}
      text={m.solana_raydium_create_text()}
      doneText={m.solana_raydium_create_done()}
      idle={idle ?? closed}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      {existingPrice !== undefined && (
        <NoticeBox tone="warn">{m.solana_raydium_existing({ price: existingPrice })}</NoticeBox>
      )}
      {(['tokenAmount', 'solAmount'] as const).map((field) => (
        <TextInput
          key={field}
          label={m.solana_raydium_amount({
            symbol: field === 'solAmount' ? chain.nativeCurrency.symbol : token.symbol,
          })}
          description={m.solana_raydium_balance({ balance: balances[field] })}
          withAsterisk
          inputMode="decimal"
          {...form.inputProps(field)}
        />
      ))}
      <NativeSelect
        label={m.solana_raydium_fee()}
        data={means.configs.map((config) => ({
          value: config.address,
          label: formatBps(Number(config.tradeFeePpm) / ppmPerBps),
        }))}
        {...form.inputProps('config')}
      />
      {reading.ok && (
        <KeyValueList>
          {pricesOf(chain, token, reading.params).map(({ label, value }) => (
            <KeyValue key={label} label={label}>
              {value}
            </KeyValue>
          ))}
        </KeyValueList>
      )}
    </ActionCard>
  )
}

/** Make a pool of a token and SOL on Raydium, for a wallet that holds the token. */
function KnownCard({ actions, programs }: { actions: TokenActions; programs: RaydiumPrograms }) {
  const { chain, token, account } = actions
  const { data: market } = useRaydiumMarket(chain, token, programs)
  const { data: means } = useQuery({
    queryKey: ['solana', chain.chainId, 'raydium-means', token.address, account],
    queryFn: () => getPoolMeans(clusterRpc(chain), programs.pools, address(account ?? ''), token),
    enabled: account !== undefined && Boolean(market),
  })
  // Nothing is offered before it is known which pools there are.
  if (!market || !means) return null
  return (
    <PoolForm
      key={account}
      {...{ actions, programs, means, existingPrice: existingPriceOf(chain, market) }}
    />
  )
}

/** The way to a pool on Raydium; nothing on clusters without it, nor for SOL itself. */
export default function RaydiumCreateCard({ actions }: { actions: TokenActions }) {
  const { chain, token } = actions
  const programs = findRaydiumPrograms(chain.venues)
  return programs && !wrappedSolMints.includes(token.address) ? (
    <KnownCard actions={actions} programs={programs} />
  ) : null
}
