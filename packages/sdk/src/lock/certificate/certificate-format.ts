/**
 * Name of the format, and the version that this code writes and reads. Apart from the schema: who makes a certificate does
 * not read one.
 */
export const certificateFormat = { name: 'slipway-lock-certificate', version: 1 } as const
