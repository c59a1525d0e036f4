import type { PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { StatusTone } from '@slipway/ui/status-badge'
import { statusLabels, statusTones } from '../presale/shared/presale-labels.ts'

type Words = Readonly<Record<string, { tone: StatusTone; text: () => string }>>

const presaleLabels = Object.keys(statusLabels) as PresaleSummary['status']['label'][]

const presales: Words = Object.fromEntries(
  presaleLabels.map((label) => {
    // Where a badge stands alone it says itself that a presale which still runs by name is over (S-51).
    const text = label === 'waiting' ? m.search_presale_waiting : statusLabels[label]
    return [label, { tone: statusTones[label], text }]
  }),
)

const pools: Words = {
  coming: { tone: 'info', text: m.stakepage_status_coming },
  running: { tone: 'good', text: m.stakepage_status_running },
  closed: { tone: 'warn', text: m.stakepage_status_closed },
  ended: { tone: 'neutral', text: m.stakepage_status_ended },
  stopped: { tone: 'bad', text: m.stakepage_status_stopped },
}

const airdrops: Words = {
  coming: { tone: 'info', text: m.airlist_state_coming },
  running: { tone: 'good', text: m.airlist_state_running },
  finished: { tone: 'neutral', text: m.airlist_state_finished },
}

const collections: Words = {
  coming: { tone: 'info', text: m.nftpage_phase_coming },
  list: { tone: 'good', text: m.nftpage_phase_list },
  public: { tone: 'good', text: m.nftpage_phase_public },
  owner: { tone: 'info', text: m.nftpage_phase_owner },
  finished: { tone: 'neutral', text: m.nftpage_phase_finished },
}

const locks: Words = {
  active: { tone: 'info', text: m.lock_state_locked },
  releasing: { tone: 'info', text: m.lock_state_releasing },
  free: { tone: 'warn', text: m.lock_state_free },
  forever: { tone: 'good', text: m.lock_state_forever },
  ended: { tone: 'neutral', text: m.lock_state_ended },
}

const offers: Words = { open: { tone: 'good', text: m.search_offer_open } }

const words = {
  token: {},
  presale: presales,
  pool: pools,
  airdrop: airdrops,
  collection: collections,
  lock: locks,
  offer: offers,
} satisfies Record<string, Words>

/** State of a thing in a word; undefined where it has none. */
export function stateOf(kind: keyof typeof words, state: string | null) {
  const found = state === null ? undefined : (words[kind] as Words)[state]
  return found && { tone: found.tone, text: found.text() }
}
