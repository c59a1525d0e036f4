import { formatInteger, m } from '@slipway/messages'
import { mintAtOnceMax } from '@slipway/sdk/nft/mint-math'
import { countOwnerMints, isAllMinted } from '@slipway/sdk/nft/nft-phase'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { zeroAddress } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { moneyText } from '../../shared/money-text.ts'
import { isBeneficiary, type NftAct } from '../nft-view.ts'
import { hasPower } from '../owner-powers.ts'
import { ReceiverForm } from '../receiver-form.tsx'
import { mintPlan, uriPlan, withdrawPlan, withdrawToPlan } from './owner-plans.ts'
import { keyMaxBytes, readMintParams, readUriParams } from './read-params.ts'

/** Why the owner can mint nothing for free any more. */
function whyNone(sale: NftAct['sale']): string {
  if (sale.terms.ownerShare === 0) return m.nftpage_own_mint_never()
  if (isAllMinted(sale)) return m.nftpage_own_mint_all()
  return sale.state.ownerShareLeft === 0 ? m.nftpage_own_mint_none() : m.nftpage_own_mint_over()
}

/** Additional minting, free, within the owner's share. */
export function MintForm({ act }: { act: NftAct }) {
  const { sale, now } = act
  const { ownerShareLeft } = sale.state
  const most = Math.min(countOwnerMints(sale, now), mintAtOnceMax)
  const head = { title: m.nftpage_own_mint_title(), text: m.nftpage_own_mint_text() }
  if (most === 0 && act.doneOf('nft_mint_by_owner') === null) {
    return <FactRow {...head}>{whyNone(sale)}</FactRow>
  }
  const max = formatInteger(most)
  return (
    <ActionForm
      act={act}
      kind="nft_mint_by_owner"
      {...head}
      current={m.nftpage_own_mint_left({ count: formatInteger(ownerShareLeft) })}
      open={m.nftpage_own_mint_open()}
      fields={[
        {
          name: 'quantity',
          label: m.nftpage_own_mint_quantity(),
          rule: m.nftpage_own_mint_quantity_rule({ max }),
          kind: 'number',
        },
        {
          name: 'receiver',
          label: m.nftpage_own_mint_receiver(),
          rule: m.nftpage_own_mint_receiver_rule(),
          kind: 'address',
        },
      ]}
      initial={{ quantity: '1', receiver: act.account }}
      read={(values) => readMintParams(values, most)}
      preview={({ quantity, receiver }) =>
        m.nftpage_own_mint_preview({
          count: formatInteger(quantity),
          to: shortenAddress(receiver),
          left: formatInteger(ownerShareLeft - quantity),
        })
      }
      plan={(params) => mintPlan(act, params)}
    />
  )
}

/** Files of numbers that do not exist yet. */
export function UriForm({ act }: { act: NftAct }) {
  if (!hasPower(act, 'uri') && act.doneOf('nft_add_uri') === null) return null
  const id = String(act.sale.state.minted)
  return (
    <ActionForm
      act={act}
      kind="nft_add_uri"
      title={m.nftpage_own_uri_title()}
      text={m.nftpage_own_uri_text()}
      fields={[
        {
          name: 'uri',
          label: m.nftpage_own_uri_label(),
          rule: m.nftpage_own_uri_rule({ max: formatInteger(keyMaxBytes) }),
        },
      ]}
      initial={{ uri: '' }}
      read={readUriParams}
      preview={({ uri }) => m.nftpage_own_uri_preview({ id, uri: `${uri}${id}.json` })}
      plan={({ uri }) => uriPlan(act, uri)}
    />
  )
}

/** What is the owner's of the prices. */
export function WithdrawForm({ act }: { act: NftAct }) {
  const { owner, state } = act.sale
  const { proceeds } = state
  const isOwned = owner !== zeroAddress
  const head = {
    title: m.nftpage_own_withdraw_title(),
    text: isOwned ? m.nftpage_own_withdraw_text() : m.nftpage_own_withdraw_text_last(),
  }
  if (proceeds === 0n && act.doneOf('nft_withdraw') === null)
    return <FactRow {...head}>{m.nftpage_own_withdraw_none()}</FactRow>
  const amount = moneyText(act.sale)(proceeds)
  return (
    <PlainAction
      act={act}
      kind="nft_withdraw"
      {...head}
      current={amount}
      open={m.nftpage_own_withdraw_open()}
      preview={m.nftpage_own_withdraw_preview({
        amount,
        to: shortenAddress(act.sale.beneficiary),
      })}
      plan={() => withdrawPlan(act)}
    />
  )
}

/** The same to another address, which is the beneficiary's alone. */
export function WithdrawToForm({ act }: { act: NftAct }) {
  const { proceeds } = act.sale.state
  if (!isBeneficiary(act) || proceeds === 0n) return null
  return (
    <ReceiverForm
      act={act}
      kind="nft_withdraw"
      title={m.nftpage_own_withdraw_to_title()}
      amount={moneyText(act.sale)(proceeds)}
      plan={(to) => withdrawToPlan(act, to)}
    />
  )
}

/** For whom the sale earns without owning it any more: what came in stays within reach. */
export default function BeneficiaryPanel({ act }: { act: NftAct }) {
  return (
    <ActionGroup title={m.nftpage_own_money()}>
      <WithdrawForm act={act} />
      <WithdrawToForm act={act} />
    </ActionGroup>
  )
}
