import * as z from 'zod/mini'

/** A text that must be there, though it may be empty: its own reader says what an empty one means. */
export const text = () => z.string({ error: 'Input_Required' })

/** A text that may be missing. */
export const optionalText = (preset = '') => z._default(text(), preset)

/** A switch. */
export const flag = (preset: boolean) => z._default(z.boolean({ error: 'Input_Required' }), preset)
