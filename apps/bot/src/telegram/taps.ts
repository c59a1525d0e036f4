import type { Locale } from '@slipway/messages'

/** Bytes of a button's data that the messenger takes. */
export const MOST_TAP_BYTES = 64

/** The first word of the data of each button that works in any state of a chat. */
export const tapKinds = {
  language: 'language',
  open: 'open',
  launch: 'launch',
  tokens: 'tokens',
  /** One letter: with it there is room for eight digits of a lock. */
  watch: 'w',
  unwatch: 'unwatch',
} as const

/** The data of every button. */
export const taps = {
  /** Works while the chat is in the state that it was shown in. */
  act: (version: number, act: string) => `${version}:${act}`,
  language: (locale: Locale) => `${tapKinds.language}:${locale}`,
  open: (chainId: number, token: string) => `${tapKinds.open}:${chainId}:${token}`,
  launch: (chainId: number, token: string) => `${tapKinds.launch}:${chainId}:${token}`,
  /** @param end number of tokens that are older than those shown already */
  tokens: (chainId: number, end: number) => `${tapKinds.tokens}:${chainId}:${end}`,
  watch: (chainId: number, address: string, lockId?: bigint) =>
    `${tapKinds.watch}:${chainId}:${address}:${lockId ?? ''}`,
  unwatch: (id: string) => `${tapKinds.unwatch}:${id}`,
} as const

/** Whether the messenger takes a button's data. */
export const fitsTap = (data: string): boolean =>
  new TextEncoder().encode(data).length <= MOST_TAP_BYTES
