import { useEffect, useState } from 'react'
import { pageAddress } from '../core/page-address.ts'

const keyOf = (id: string) => `slipway.sign.${id}`

function readKept(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? ''
  } catch {
    // Storage is refused in some private windows: the address alone carries the request then.
    return ''
  }
}

function keep(id: string, payload: string): void {
  try {
    sessionStorage.setItem(keyOf(id), payload)
  } catch {
    // The page shows it all the same.
  }
}

/** The part of the address that no server sees; a tab that is come back to has it no more, so it is kept with the tab. */
function readAddress(id: string): string {
  const { pathname, hash } = pageAddress()
  const payload = pathname.endsWith(`/${id}`) ? hash.slice(1) : ''
  if (payload) keep(id, payload)
  return payload || readKept(id)
}

/**
 * What stands behind the `#` of a page below `/sign/`, or stood there when this browser tab last came by a link.
 * @param id the page's part of the path
 * @returns empty where there never was anything
 */
export function useKeptPayload(id: string): string {
  const [payload, setPayload] = useState(() => readAddress(id))
  useEffect(() => {
    const onChange = () => setPayload(readAddress(id))
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [id])
  return payload
}
