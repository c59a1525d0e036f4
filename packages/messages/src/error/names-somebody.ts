/** Whether an address of an error is somebody's: the zero address, or none, names nobody. */
export const namesSomebody = (address: string): boolean => /^0x(?!0+$)/.test(address)
