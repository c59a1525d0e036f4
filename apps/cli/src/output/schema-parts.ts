import * as z from 'zod'

/** An integer of any size, as a decimal text. */
export const integerText = () => z.string().regex(/^-?\d+$/)

/** An EVM address. */
export const address = () => z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** Bytes. */
export const bytes = () => z.string().regex(/^0x([0-9a-fA-F]{2})*$/)

/** Hashes of what was sent, in order. */
export const transactions = () => z.array(z.string().regex(/^0x[0-9a-fA-F]{64}$/))

/** Unix seconds. */
export const seconds = () => z.int().nonnegative()
