import { Button } from '@mantine/core'
import type { PortfolioSlotList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import type { FormContext } from '../action/form-context.ts'
import { BadgedName } from '../badges/badged-name.tsx'
import { ActionGate } from '../core/action-gate.tsx'
import { AppLink } from '../core/app-link.tsx'
import cardClasses from '../presale/shared/presale-card.module.css'
import { PresaleMark } from '../presale/shared/presale-mark.tsx'
import { PresaleStatusBadge } from '../presale/shared/presale-status-badge.tsx'
import { useChainNow } from '../transaction/use-chain-now.ts'
import { GiveForm } from './give-form.tsx'
import { OfferForm } from './offer-form.tsx'
import {
  advantageEndsAt,
  advantageText,
  isAdvantageOver,
  isPresaleOver,
  presaleName,
} from './slot-labels.ts'
import classes from './slots.module.css'

interface OwnSlotProps {
  act: FormContext
  contracts: PresaleContracts
  own: PortfolioSlotList['items'][number]
}

/** One unused slot of the visitor: what it is worth, and what can be done with it. */
export function OwnSlot({ act, contracts, own }: OwnSlotProps) {
  const { presale, openOffer } = own
  const now = useChainNow()
  const level = own.slot?.level ?? 0
  const name = presaleName(presale)
  const given = { presale: presale.address as Address, name, level }
  // Before the index has heard of it.
  const isGiven = act.doneOf(`slot_give:${given.presale}`) !== null
  const isOver = isPresaleOver(presale)
  return (
    <Panel padding="flush">
      <div className={classes.slotHead}>
        <PresaleMark
          logo={presale.info?.logo}
          symbol={presale.token.symbol ?? ''}
          seed={presale.address}
        />
        <div className={cardClasses.names}>
          <h2>
            <BadgedName chainId={presale.chainId} address={presale.address}>
              <AppLink className={classes.named} to={presalePath(presale.kind, presale.address)}>
                {name}
              </AppLink>
            </BadgedName>
          </h2>
          <p>{m.whitelist_tier({ level })}</p>
        </div>
        <PresaleStatusBadge status={presale.status} />
      </div>
      <p className={classes.advantage} data-inside>
        {advantageText(level, presale, now)}
      </p>
      {openOffer !== null ? (
        <div className={classes.slotFoot}>
          <Button component={AppLink} variant="default" to={`/whitelist/detail/${openOffer}`}>
            {m.whitelist_offered_now({ id: openOffer })}
          </Button>
        </div>
      ) : isOver ? null : !presale.slotTransfer ? (
        <p className={classes.advantage} data-inside>
          {m.whitelist_sell_off()}
        </p>
      ) : (
        <>
          {!isGiven && !isAdvantageOver(presale, now) && (
            <ActionGate action="add">
              <OfferForm
                act={act}
                contracts={contracts}
                slot={given}
                until={advantageEndsAt(presale)}
              />
            </ActionGate>
          )}
          <ActionGate action="edit">
            <GiveForm act={act} slot={given} />
          </ActionGate>
        </>
      )}
    </Panel>
  )
}
