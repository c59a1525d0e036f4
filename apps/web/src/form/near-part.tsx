import { useIntersection, useMergedRef } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LatePart } from '../core/late-part.tsx'

interface NearPartProps {
  /** Keeps its place until it is there. */
  pending: ReactNode
  /** Whether it has something to say wherever the window is. */
  isWanted?: boolean
  /** How far below the window it begins to load, in pixels. */
  nearness?: number
  /** A part that loads on demand. */
  children: ReactNode
}

/**
 * A part far down a page, which loads once it is near, or once somebody works on the form that it is in: then it is there when
 * a check names a field of it. One that does not load takes nothing of the form with it.
 */
export function NearPart(props: NearPartProps) {
  const { pending, isWanted = false, nearness = 400, children } = props
  const [isBegun, setBegun] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { ref, entry } = useIntersection({ rootMargin: `${nearness}px` })
  // A callback that changes would have the part observed anew at each render.
  const observed = useMergedRef(place, ref)
  useEffect(() => {
    const form = place.current?.closest('form')
    const begin = () => setBegun(true)
    // A part that another late one brought may come after the first touch.
    if (form?.contains(document.activeElement)) begin()
    form?.addEventListener('focusin', begin, { once: true })
    return () => form?.removeEventListener('focusin', begin)
  }, [])
  // What was near once stays, wherever the window moves.
  const wasWanted = useRef(false)
  if (isWanted || isBegun || entry?.isIntersecting) wasWanted.current = true
  return (
    <div ref={observed}>
      {wasWanted.current ? <LatePart pending={pending}>{children}</LatePart> : pending}
    </div>
  )
}
