import { Button } from '@mantine/core'
import type { SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { FormContext } from '../action/form-context.ts'
import { AppLink } from '../core/app-link.tsx'
import { ConnectButton } from '../transaction/connect-button.tsx'
import { TimeLeft } from '../transaction/time-left.tsx'
import { loadSlotPlans } from './load-slot-plans.ts'
import { offerStatus, presaleName, priceText } from './slot-labels.ts'
import classes from './slots.module.css'

interface SlotBuyPanelProps {
  contracts: PresaleContracts
  offer: SlotOffer
  act: FormContext
}

/** What the slot costs, and the one thing that can be done: buy it, or withdraw the own offer. */
export function SlotBuyPanel({ contracts, offer, act }: SlotBuyPanelProps) {
  const status = offerStatus(offer)
  const done = act.doneOf('slot_buy', 'slot_cancel')
  const path = presalePath(offer.presaleFacts.kind, offer.presale)
  return (
    <Panel title={m.whitelist_price()}>
      <div className={classes.buy}>
        <p className={classes.figure}>{priceText(offer.priceWei)}</p>
        {status === 'open' && (
          <p className={classes.advantage}>
            {m.whitelist_ends()} <TimeLeft until={offer.expiresAt} />
          </p>
        )}
        {status === 'void' && <NoticeBox tone="warn">{m.whitelist_status_void_why()}</NoticeBox>}
        {done ? (
          <NoticeBox
            tone="good"
            role="status"
            actions={
              <Button component={AppLink} to={path} size="xs">
                {m.whitelist_buy_to_presale()}
              </Button>
            }
          >
            {done}
          </NoticeBox>
        ) : (
          offer.status === 'open' && <Act contracts={contracts} offer={offer} act={act} />
        )}
      </div>
    </Panel>
  )
}

function Act({ contracts, offer, act: { open } }: SlotBuyPanelProps) {
  const { address: account } = useConnection()
  const { isFillable } = offer
  const slot = {
    presale: offer.presale as Address,
    name: presaleName(offer.presaleFacts),
    level: offer.level,
    saleId: BigInt(offer.saleId),
  }
  if (!account)
    return (
      <>
        <p className={classes.advantage}>{m.whitelist_buy_connect()}</p>
        <ConnectButton />
      </>
    )
  if (account.toLowerCase() === offer.seller.toLowerCase())
    return (
      <>
        <p>{m.whitelist_buy_own()}</p>
        <p className={classes.advantage}>
          {isFillable ? m.whitelist_withdraw_text() : m.whitelist_withdraw_text_void()}
        </p>
        <Button
          variant="default"
          onClick={() =>
            void loadSlotPlans().then((plans) =>
              open(plans.withdrawOfferPlan(contracts, { ...slot, isFillable })),
            )
          }
        >
          {m.whitelist_withdraw()}
        </Button>
      </>
    )
  if (!isFillable) return null
  const priceWei = BigInt(offer.priceWei)
  const seller = offer.seller as Address
  return (
    <>
      <p className={classes.advantage}>{m.whitelist_buy_text({ price: priceText(priceWei) })}</p>
      <Button
        size="md"
        onClick={() =>
          void loadSlotPlans().then((plans) =>
            open(plans.buySlotPlan(contracts, { ...slot, priceWei, seller })),
          )
        }
      >
        {m.whitelist_buy()}
      </Button>
    </>
  )
}
