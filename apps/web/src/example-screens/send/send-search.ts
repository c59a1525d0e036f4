import { readAddress } from '@slipway/sdk/shared/read-address'

/** What a link to the form may say. */
export interface SendSearch {
  /** Token to send; the network's own currency without it. */
  token?: string
  /** Who receives it. */
  to?: string
}

const addressOf = (value: unknown) => {
  const reading = typeof value === 'string' ? readAddress(value) : undefined
  return reading?.ok ? reading.address : undefined
}

/** Reads the form's presets from an address; what is no address counts as not given. */
export function readSendSearch(search: Readonly<Record<string, unknown>>): SendSearch {
  const token = addressOf(search.token)
  const to = addressOf(search.to)
  return { ...(token && { token }), ...(to && { to }) }
}
