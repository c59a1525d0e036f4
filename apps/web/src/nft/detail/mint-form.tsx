import { ActionIcon, Button, TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { ProvenAllowance } from '@slipway/sdk/nft/flows/mint-flow'
import type { NftSaleAccount } from '@slipway/sdk/nft/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { PlanRefused } from '../../action/plan-refused.ts'
import { useNewest } from '../../action/use-newest.ts'
import { useOpenReview } from '../../action/use-open-review.ts'
import { moneyText } from '../shared/money-text.ts'
import classes from './collection.module.css'
import { loadMintPlan } from './load-plans.ts'
import type { NftAct } from './nft-view.ts'
import { readCount } from './read-count.ts'

interface MintFormProps {
  act: NftAct & { readonly my: NftSaleAccount }
  /** What the wallet can mint in one transaction. */
  most: number
  /** Of one, in base units. */
  price: bigint
  listed: ProvenAllowance | undefined
  /** Inviter of the visit. */
  inviter: Address | undefined
  onDropInviter: () => void
}

interface StepperProps {
  text: string
  most: number
  error: string | undefined
  onChange: (text: string) => void
}

function Stepper({ text, most, error, onChange }: StepperProps) {
  const count = readCount(text, most) ?? 1
  return (
    <div className={classes.stepper}>
      <ActionIcon
        size={36}
        variant="default"
        aria-label={m.nftpage_mint_less()}
        disabled={count <= 1}
        onClick={() => onChange(String(count - 1))}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <TextInput
        label={m.nftpage_mint_quantity()}
        description={m.nftpage_mint_most({ count: formatInteger(most) })}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={m.nftpage_mint_more()}
        disabled={count >= most}
        onClick={() => onChange(String(count + 1))}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Who would be named with this mint: only a first purchase names anybody, and nobody names himself. It counts while rewards are closed, too: they may be opened later. */
export function namedInviter(
  { my, account }: Pick<NftAct, 'my' | 'account'>,
  inviter: Address | undefined,
): Address {
  if (!inviter || !my || my.isKnown) return zeroAddress
  return isAddressEqual(inviter, account) ? zeroAddress : inviter
}

/** How many, the total that is paid to the unit, and the way to the review. */
export default function MintForm({
  act,
  most,
  price,
  listed,
  inviter,
  onDropInviter,
}: MintFormProps) {
  const [text, setText] = useState('1')
  const opening = useOpenReview(act)
  const money = moneyText(act.sale)
  const quantity = readCount(text, most)
  const value = price * BigInt(quantity ?? 0)
  // Nothing is paid for a number that cannot be minted, not even nothing.
  const total = quantity === undefined ? '–' : money(value)
  const named = namedInviter(act, inviter)
  const isShort = act.my.paymentBalance < value
  const wrong = m.nftpage_mint_wrong({ max: formatInteger(most) })
  const plan = async () => {
    // Fewer may be left by now than the review said.
    if (quantity === undefined) throw new PlanRefused(wrong)
    return (await loadMintPlan()).mintPlan(act, { quantity, price, inviter: named, listed })
  }
  const newest = useNewest(plan)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity === undefined || isShort) return
    void opening.open(plan, () => newest.current())
  }
  const error = quantity === undefined ? wrong : undefined
  return (
    <form noValidate className={classes.stack} onSubmit={submit} {...opening.entry}>
      <Stepper text={text} most={most} error={error} onChange={setText} />
      <p className={classes.total} aria-live="polite">
        <span>{price === 0n ? m.transaction_review_pays() : m.nftpage_mint_total()}</span>
        <strong>{price === 0n ? m.nftpage_price_free() : total}</strong>
        {price > 0n && <small>{m.nftpage_mint_unit({ price: money(price) })}</small>}
      </p>
      <KeyValueList>
        <KeyValue label={m.nftpage_mint_balance()}>{money(act.my.paymentBalance)}</KeyValue>
      </KeyValueList>
      {named !== zeroAddress && (
        <p className={classes.invited}>
          <span title={named}>{m.nftpage_mint_invited({ inviter: shortenAddress(named) })}</span>
          <Button size="compact-xs" variant="subtle" onClick={onDropInviter}>
            {m.nftpage_mint_invited_drop()}
          </Button>
        </p>
      )}
      {isShort && (
        <NoticeBox tone="warn">
          {m.nftpage_mint_short({ balance: money(act.my.paymentBalance), price: money(value) })}
        </NoticeBox>
      )}
      {opening.problem && (
        <NoticeBox tone="warn" role="alert">
          {opening.problem}
        </NoticeBox>
      )}
      <Button
        type="submit"
        fullWidth
        loading={opening.isPreparing}
        disabled={quantity === undefined || isShort}
      >
        {m.nftpage_mint_review()}
      </Button>
    </form>
  )
}
