/** The byte with which a program begins its search for an address off the curve; each further try costs 1 500 compute units. */
export const firstBump = 255
