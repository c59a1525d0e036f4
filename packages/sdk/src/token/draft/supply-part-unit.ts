import * as z from 'zod/mini'

/** Whether a part of the supply is typed in percent or in tokens. */
export const supplyPartUnit = () =>
  z._default(z.enum(['percent', 'tokens'], { error: 'Input_Required' }), 'percent')
