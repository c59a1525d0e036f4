import { getEvmChain } from '@slipway/chains'

/** Networks whose clocks journeys move by days, one for each worker: two files never move the same. */
export const clockChains = ['bsctest', 'basesepolia'] as const

export type ClockChain = (typeof clockChains)[number]

/** Workers count from 1. */
const worker = Number(process.env.VITEST_POOL_ID ?? 1)

/** The chain that belongs to this worker. */
export const clockChain: ClockChain = clockChains[(worker - 1) % clockChains.length] ?? 'bsctest'

/** What its native currency is called in amounts. */
export const clockCurrency: string = getEvmChain(clockChain).nativeCurrency.symbol
