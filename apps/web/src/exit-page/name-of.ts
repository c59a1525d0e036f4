import { getLocale } from '@slipway/messages/locale'
import type { ExitNetwork } from './types.ts'

/** A network's name in the reader's language. */
export const nameOf = ({ chain }: ExitNetwork): string => chain.nameIn?.[getLocale()] ?? chain.name
