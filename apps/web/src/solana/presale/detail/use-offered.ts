import { useRef } from 'react'

/** What was offered last: a card whose act came about still says what it was about. */
export function useOffered<Offer>(offer: Offer, isOffered: boolean): Offer {
  const last = useRef(offer)
  if (isOffered) last.current = offer
  return last.current
}
