import { Button, TextInput } from '@mantine/core'
import { formatBps, formatDuration, m } from '@slipway/messages'
import { calculateVestingSteps } from '@slipway/sdk/presale/presale-math'
import { presaleQueries } from '@slipway/sdk/presale/presale-queries'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Address, zeroAddress } from 'viem'
import { PlanRefused } from '../../action/plan-refused.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { useNewest } from '../../action/use-newest.ts'
import { useOpenReview } from '../../action/use-open-review.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { boundsRule } from '../../form/contribution-bounds.ts'
import { InvitedLine } from '../../inviter/invited-line.tsx'
import { UnderwayNotice, useUnderway } from '../../transaction/underway-notice.tsx'
import { presaleContracts } from '../shared/presale-contracts.ts'
import { contributePlan } from './contribute-plan.ts'
import type { ListedSlot } from './listed-slot.ts'
import { fairLabel, presaleAmounts } from './presale-amounts.ts'
import type { PresaleContext } from './presale-context.ts'
import { type ContributionParams, calculateMaximum, readContribution } from './read-contribution.ts'
import classes from './side.module.css'

/** Units of gas that a first contribution with a proof and an inviter stays under, doubled for a rising price. */
const GAS = 400_000n

/** Native currency to leave in the wallet for the network's fee. 0 for sales in another currency, and while it is read. */
function useFeeReserve(isNative: boolean): bigint {
  const { data = 0n } = useQuery({
    queryKey: ['chain', activeChain.chainId, 'fee-reserve'],
    queryFn: async () => (await readClient.getGasPrice()) * GAS,
    enabled: isNative,
    refetchInterval: 30_000,
  })
  return isNative ? data : 0n
}

/**
 * Whom a contribution names; the zero address for nobody. A wallet's inviter is set by its first contribution, and stays after it
 * left; one that has invited others has none.
 */
function useNamedInviter(
  { presale, account = zeroAddress }: PresaleContext,
  my: PresaleAccount,
  inviter: Address | undefined,
): Address {
  const isNew = my.contributed === 0n && my.inviter === zeroAddress
  const counts = inviter !== undefined && inviter !== account && presale.inviter.open && isNew
  const { data } = useQuery({
    ...presaleQueries.inviter(readClient, presaleContracts ?? { inviter: zeroAddress }, {
      presale: presale.address,
      account,
    }),
    enabled: presaleContracts !== undefined && counts,
  })
  return counts && !data?.subUserCount ? inviter : zeroAddress
}

interface BuyFormProps {
  act: PresaleContext
  my: PresaleAccount
  slot: ListedSlot | undefined
  inviter: Address | undefined
  onDropInviter: () => void
}

/** When the tokens come, in a sentence. */
function releaseText({ presale }: PresaleContext): string {
  const steps = calculateVestingSteps(presale.terms)
  const [first] = steps
  const last = steps.at(-1)
  if (!presale.terms.vest || !first || !last || first === last)
    return m.presale_buy_gets_at_finish()
  const atOnce = first.afterSeconds === 0n ? first.bps : 0n
  return m.presale_buy_gets_first({
    percent: formatBps(atOnce),
    time: formatDuration(Number(last.afterSeconds)),
  })
}

function Gets({ act, params }: { act: PresaleContext; params: ContributionParams }) {
  const { money, tokens } = presaleAmounts(act.presale)
  const isFair = act.presale.kind === 'fair'
  const label = isFair
    ? fairLabel(act.presale, params.kept, {
        reached: m.presale_buy_gets_fair,
        missed: m.presale_buy_gets_fair_soft,
      })
    : m.presale_buy_gets()
  return (
    <div className={classes.gets} role="status">
      <span>{label}</span>
      <strong>{tokens(params.tokens)}</strong>
      {params.excess > 0n && (
        <span>{m.presale_buy_gets_fair_back({ amount: money(params.excess) })}</span>
      )}
      <small>{isFair ? m.presale_buy_gets_fair_note() : releaseText(act)}</small>
      {params.kept < params.amount && (
        <small data-tone="warn">{m.presale_buy_kept_part({ amount: money(params.kept) })}</small>
      )}
    </div>
  )
}

/** Amount in, tokens out; the review asks the chain and the wallet for the rest. */
export default function BuyForm({ act, my, slot, inviter, onDropInviter }: BuyFormProps) {
  const { presale, account = zeroAddress } = act
  const { money } = presaleAmounts(presale)
  const reserve = useFeeReserve(presale.currency.isNative)
  const opening = useOpenReview(act)
  const named = useNamedInviter(act, my, inviter)
  const read = ({ amount }: { readonly amount: string }) =>
    readContribution(amount, presale, my, {
      reserve,
      lowBalance: () => m.presale_buy_balance_low({ balance: money(my.balance) }),
    })
  const plan = (params: ContributionParams) =>
    contributePlan(act, { account, my, params, inviter: named, slot })
  const newest = useNewest({ read, plan })
  const submitted = useRef<string>(undefined)
  const form = useActionForm<'amount', ContributionParams>(
    act.token,
    { amount: '' },
    read,
    (params) => {
      const { values } = form
      submitted.current = values.amount
      act.clearDone()
      void opening.open(
        () => plan(params),
        () => {
          const { read, plan } = newest.current
          const reading = read(values)
          if (!reading.ok) throw new PlanRefused(m.transaction_outdated_title())
          return plan(reading.params)
        },
      )
    },
    act.currency,
  )
  const done = act.doneOf('presale_contribute')
  const clear = useRef(() => {})
  clear.current = () => {
    // An amount that was typed meanwhile is another one.
    if (form.values.amount === submitted.current) form.reset()
  }
  useEffect(() => {
    // What has come in is not to be sent once more.
    if (done !== null) clear.current()
  }, [done])
  const maximum = calculateMaximum(presale, my, reserve)
  const contribution = { kind: 'presale_contribute', contract: presale.address } as const
  const underway = useUnderway(contribution)
  return (
    <form noValidate className={classes.stack} onSubmit={form.onSubmit} {...opening.entry}>
      <TextInput
        label={m.presale_buy_amount()}
        description={boundsRule(
          { min: presale.terms.minCurrency, max: presale.terms.maxCurrency },
          money,
        )}
        size="lg"
        inputMode="decimal"
        placeholder="0"
        classNames={{ input: classes.amount ?? '' }}
        rightSectionWidth={84 + presale.currency.symbol.length * 9}
        rightSection={
          <span className={classes.unit}>
            <Button
              size="compact-xs"
              variant="light"
              disabled={maximum === 0n}
              onClick={() => form.set('amount', formatUnits(maximum, presale.currency.decimals))}
            >
              {m.presale_buy_max()}
            </Button>
            {presale.currency.symbol}
          </span>
        }
        {...form.inputProps('amount')}
      />
      <p className={classes.balance}>{m.presale_buy_balance({ balance: money(my.balance) })}</p>
      {form.reading.ok && <Gets act={act} params={form.reading.params} />}
      {named !== zeroAddress && <InvitedLine inviter={named} onDrop={onDropInviter} />}
      {opening.problem && (
        <NoticeBox tone="warn" role="alert">
          {opening.problem}
        </NoticeBox>
      )}
      <UnderwayNotice act={contribution} />
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={opening.isPreparing}
        disabled={underway !== undefined}
      >
        {m.presale_buy_button()}
      </Button>
    </form>
  )
}
