import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { resultOrProblems } from '../../action/form-result.ts'
import { readWalletAddress } from '../../action/read-wallet-address.ts'
import { AppLink } from '../../core/app-link.tsx'
import { areSlotsTraded } from '../shared/presale-phases.ts'
import { chooseListed, mayUseList } from './listed-slot.ts'
import { activateSlotPlan, giveSlotPlan } from './participant-plans.ts'
import type { PresaleContext } from './presale-context.ts'
import classes from './side.module.css'
import { useListedSlot } from './use-listed-slot.ts'

/** Where a slot goes: to a wallet, and never back to its holder. */
export function readGiveParams({ to }: Readonly<Record<'to', string>>, account: Address) {
  const reading = readWalletAddress(to)
  const isOwn = reading.address?.toLowerCase() === account.toLowerCase()
  const problem = isOwn ? { code: 'Presale_SlotToOneself', args: { account } } : reading.problem
  return resultOrProblems<'to', { to: Address }>({ to: problem }, () =>
    reading.address ? { to: reading.address } : null,
  )
}

/** What a wallet can do with its whitelist slot besides contributing: put it on chain, give it away, sell it. */
export default function SlotPanel({ act }: { act: PresaleContext }) {
  const { presale, account, my } = act
  const listed = chooseListed(useListedSlot(presale, account, mayUseList(my)).data, my)
  const canGive = my?.slotStatus === 1 && presale.terms.enableWhiteTransfer
  const isGiven = act.doneOf('slot_give') !== null
  // Contributing needs no slot on chain; where everybody may come in, nobody buys one.
  const place = areSlotsTraded(act) ? listed : undefined
  if (!account || (!place && !canGive && !isGiven)) return null
  return (
    <Panel title={m.presale_slot_title()} padding="flush">
      {place && (
        <div className={classes.inset}>
          <p className={classes.quiet}>{m.presale_slot_activate_text()}</p>
          <Button
            variant="default"
            fullWidth
            onClick={() => act.open(activateSlotPlan(act, account, place))}
          >
            {m.presale_slot_activate()}
          </Button>
        </div>
      )}
      {(canGive || isGiven) && (
        <>
          <ActionForm
            act={act}
            kind="slot_give"
            title={m.presale_slot_give()}
            text={m.presale_slot_give_text()}
            tone="final"
            open={m.presale_slot_give_open()}
            fields={[
              {
                name: 'to',
                label: m.presale_slot_give_to(),
                rule: m.presale_slot_give_rule(),
                kind: 'address',
              },
            ]}
            initial={{ to: '' }}
            read={(values) => readGiveParams(values, account)}
            plan={({ to }) => giveSlotPlan(act, to)}
          />
          {canGive && areSlotsTraded(act) && (
            <div className={classes.inset}>
              <AppLink to="/whitelist/sell" search={{ presale: presale.address }}>
                {m.presale_slot_sell()}
              </AppLink>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}
