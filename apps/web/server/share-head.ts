import type { ShareCard } from '@slipway/api-client'
import type { SharedThing } from './shared-thing.ts'

/** What a link to a page says of itself, as text. */
export interface ShareHead {
  readonly title: string
  readonly description: string
  /** Path of the picture on this site. */
  readonly image: string
  /** Says which page it is and nothing of what the page is about. */
  readonly isPlain: boolean
}

/** What the API answers; one of an earlier version says nothing of badges. */
type Card = Omit<ShareCard, 'badges'> & Partial<Pick<ShareCard, 'badges'>>

/** A page never waits longer for its head. */
const TIMEOUT_MS = 400
const FRESH_MS = 60_000
/** What could not be read is asked for again after this time. */
const FAILED_MS = 5_000
const MOST_KEPT = 500
/** Names have no end of their own. */
const MOST_CHARACTERS = 120

const cut = (text: string) => [...text].slice(0, MOST_CHARACTERS).join('')

function headOf(card: Card, image: string): ShareHead {
  const name = card.symbol ? `${cut(card.title)} (${cut(card.symbol)})` : cut(card.title)
  const badges = card.badges ?? []
  const lead = [card.kindText, card.state, card.network, ...badges].filter(Boolean).join(' · ')
  const figures = card.figures.map(({ label, value }) => `${label}: ${cut(value)}`)
  return {
    title: `${name} · Slipway`,
    description: [lead, ...figures, card.note].join(' · '),
    image,
    isPlain: false,
  }
}

/** Reads the head of a page; undefined: the index is away or knows no such thing, and the plain head has to do. */
export type ReadShareHead = (
  thing: SharedThing,
  chain: string | undefined,
  forwardedFor: string,
) => Promise<ShareHead | undefined>

/**
 * Heads from the API, kept for a minute each, the same for every client.
 *
 * @param apiUrl without a slash at its end
 */
export function makeReadShareHead(apiUrl: string): ReadShareHead {
  const kept = new Map<string, { until: number; head: Promise<ShareHead | undefined> }>()

  async function ask(path: string, forwardedFor: string): Promise<ShareHead | undefined> {
    const answer = await fetch(`${apiUrl}/api/share/cards/${path}`, {
      headers: { 'x-forwarded-for': forwardedFor },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) return undefined
    return headOf((await answer.json()) as Card, `/api/share/images/${path}`)
  }

  function keep(path: string, asked: Promise<ShareHead | undefined>): void {
    const entry = { until: Date.now() + FRESH_MS, head: asked }
    kept.delete(path)
    kept.set(path, entry)
    void asked.then((head) => {
      if (!head) entry.until = Date.now() + FAILED_MS
    })
    const oldest = kept.keys().next().value
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return ({ kind, subject }, chain, forwardedFor) => {
    const search = chain ? `?chain=${encodeURIComponent(chain)}` : ''
    const path = `${kind}/${subject}${search}`
    const found = kept.get(path)
    if (found && found.until > Date.now()) return found.head
    // A page without its head is a page still.
    const head = ask(path, forwardedFor).catch(() => undefined)
    keep(path, head)
    return head
  }
}
