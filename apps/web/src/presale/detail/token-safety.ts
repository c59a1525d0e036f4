import type { ComponentType } from 'react'
import type { Address } from 'viem'

/** Safety report of any token, which belongs to another feature; the route brings it along. */
export type TokenSafety = ComponentType<{ address: Address }>
