import { Loader } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { IconCircleCheck, IconCircleX, IconClock, IconListSearch } from '@tabler/icons-react'
import { AppLink } from '../../core/app-link.tsx'
import { areSlotsTraded, entryTime } from '../shared/presale-phases.ts'
import type { ListedSlot } from './listed-slot.ts'
import type { PresaleView } from './presale-context.ts'
import classes from './side.module.css'

interface SlotStateProps {
  view: PresaleView
  /** Tier of the connected wallet, 0 for none. */
  level: number
  slot: ListedSlot | undefined
  isSearching: boolean
  isUnreadable: boolean
}

function standing({ view, level, slot, isUnreadable }: SlotStateProps): string {
  if (view.my?.slotStatus === 3) return m.presale_slot_revoked()
  if (level > 0 && slot) return `${m.presale_slot_level({ level })} · ${m.presale_slot_proven()}`
  if (level > 0 && view.my?.slotStatus === 2)
    return `${m.presale_slot_level({ level })} · ${m.presale_slot_used()}`
  if (level > 0) return m.presale_slot_level({ level })
  if (isUnreadable) return m.presale_slot_list_failed()
  return m.presale_slot_none()
}

/** When this wallet may come in. */
function Entry({ view, level }: SlotStateProps) {
  const opens = entryTime(view.presale, level)
  if (opens === undefined) return <small>{m.presale_slot_never()}</small>
  if (opens > view.now) return <small>{m.presale_slot_opens_at({ time: formatTime(opens) })}</small>
  return view.status.label === 'running' ? <small>{m.presale_slot_open_now()}</small> : null
}

function Mark({ view, level, isSearching }: SlotStateProps) {
  if (isSearching) return <Loader size={18} aria-hidden />
  const opens = entryTime(view.presale, level)
  if (opens === undefined) return <IconCircleX size={20} stroke={1.6} aria-hidden />
  const Icon = level > 0 ? IconCircleCheck : opens > view.now ? IconClock : IconListSearch
  return <Icon size={20} stroke={1.6} aria-hidden />
}

/** How the connected wallet stands to the whitelist; a place in the project's list is found by the page itself. */
export function SlotState(props: SlotStateProps) {
  const { view, level, isSearching } = props
  if (!view.account) return null
  const isTraded = areSlotsTraded(view) && level === 0 && !isSearching
  return (
    <div className={classes.slot} data-tone={level > 0 ? 'good' : undefined} role="status">
      <Mark {...props} />
      <div>
        <strong>{isSearching ? m.presale_slot_searching() : standing(props)}</strong>
        {!isSearching && <Entry {...props} />}
        {isTraded && (
          <AppLink to="/whitelist/list" search={{ presale: view.presale.address }}>
            {m.presale_slot_buy()}
          </AppLink>
        )}
      </div>
    </div>
  )
}
