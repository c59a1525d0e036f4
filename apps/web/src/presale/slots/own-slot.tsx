import { Button } from '@mantine/core'
import type { PortfolioSlotList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { salePath } from '@slipway/sdk/navigation/sale-path'
import type { PresaleContracts } from '@slipway/sdk/presale/types'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import type { FormAct } from '../../action/form-act.ts'
import { BadgedName } from '../../badges/badged-name.tsx'
import { ActionGate } from '../../shell/action-gate.tsx'
import { AppLink } from '../../shell/app-link.tsx'
import cardClasses from '../sale/sale-card.module.css'
import { SaleMark } from '../sale/sale-mark.tsx'
import { SaleStatusBadge } from '../sale/sale-status-badge.tsx'
import { GiveForm } from './give-form.tsx'
import { OfferForm } from './offer-form.tsx'
import { advantageEndsAt, advantageText, saleName } from './slot-words.ts'
import classes from './slots.module.css'

interface OwnSlotProps {
  act: FormAct
  contracts: PresaleContracts
  own: PortfolioSlotList['items'][number]
}

/** One unused slot of the visitor: what it is worth, and what can be done with it. */
export function OwnSlot({ act, contracts, own }: OwnSlotProps) {
  const { presale: sale, openOffer } = own
  const level = own.slot?.level ?? 0
  const name = saleName(sale)
  const given = { presale: sale.address as Address, name, level }
  return (
    <Panel padding="flush">
      <div className={classes.slotHead}>
        <SaleMark logo={sale.info?.logo} symbol={sale.token.symbol ?? ''} seed={sale.address} />
        <div className={cardClasses.names}>
          <h2>
            <BadgedName chainId={sale.chainId} address={sale.address}>
              <AppLink className={classes.named} to={salePath(sale.kind, sale.address)}>
                {name}
              </AppLink>
            </BadgedName>
          </h2>
          <p>{m.whitelist_tier({ level })}</p>
        </div>
        <SaleStatusBadge status={sale.status} />
      </div>
      <p className={classes.advantage} data-inside>
        {advantageText(level, sale)}
      </p>
      {openOffer !== null ? (
        <div className={classes.slotFoot}>
          <Button component={AppLink} variant="default" to={`/whitelist/detail/${openOffer}`}>
            {m.whitelist_offered_now({ id: openOffer })}
          </Button>
        </div>
      ) : !sale.slotTransfer ? (
        <p className={classes.advantage} data-inside>
          {m.whitelist_sell_off()}
        </p>
      ) : (
        <>
          <ActionGate action="add">
            <OfferForm act={act} contracts={contracts} slot={given} until={advantageEndsAt(sale)} />
          </ActionGate>
          <ActionGate action="edit">
            <GiveForm act={act} slot={given} />
          </ActionGate>
        </>
      )}
    </Panel>
  )
}
