import type { UnsignedCall } from './types.ts'

/** A call that no person signs. @param because who makes it instead */
export const unsigned = (because: string): UnsignedCall => ({ unsignedBecause: because })
